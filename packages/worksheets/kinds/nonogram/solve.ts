import { linesIn, openTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

type Cell = '?' | '#' | '.'

/** Marks square by square what every way to place a line's runs agrees on, by counting ways from both ends. */
export function solve(page: TaskPage): (string | null)[] {
  return openTasks(page).map(({ figure }) => {
    const clues = cluesIn(figure)
    if (!clues) return null
    const { rows, columns } = clues
    const cells: Cell[][] = rows.map(() => columns.map((): Cell => '?'))
    for (let before = ''; before !== JSON.stringify(cells); ) {
      before = JSON.stringify(cells)
      rows.forEach((runs, r) => {
        const line = narrowed(runs, cells[r] ?? [])
        if (line) cells[r] = line
      })
      columns.forEach((runs, c) => {
        const line = narrowed(
          runs,
          cells.map((row) => row[c] ?? '?'),
        )
        line?.forEach((cell, r) => {
          ;(cells[r] as Cell[])[c] = cell
        })
      })
    }
    if (cells.flat().includes('?') || !isRight(cells, rows, columns)) return null
    return cells.map((row) => spans(row)).join(' / ')
  })
}

/** The numbers beside rows and over columns, by the lines of the grid that they stand between. */
function cluesIn(svg: string): { rows: number[][]; columns: number[][] } | null {
  const xs = linesIn(svg, 'x')
    .map(({ x1 }) => x1)
    .sort((a, b) => a - b)
  const ys = linesIn(svg, 'y')
    .map(({ y1 }) => y1)
    .sort((a, b) => a - b)
  const [left, top] = [xs[0], ys[0]]
  if (left === undefined || top === undefined || xs.length < 4) return null
  const texts = textsIn(svg).map(({ x, y, text }) => ({ x, y, run: Number(text) }))
  const between = (values: number[], i: number, value: number) =>
    value > (values[i] ?? 0) && value < (values[i + 1] ?? 0)
  const rows = ys.slice(1).map((_, r) =>
    texts
      .filter(({ x, y }) => x < left && between(ys, r, y))
      .sort((a, b) => a.x - b.x)
      .map(({ run }) => run),
  )
  const columns = xs.slice(1).map((_, c) =>
    texts
      .filter(({ x, y }) => y < top && between(xs, c, x))
      .sort((a, b) => a.y - b.y)
      .map(({ run }) => run),
  )
  return [...rows, ...columns].every((runs) => runs.length > 0) ? { rows, columns } : null
}

function narrowed(clue: number[], line: Cell[]): Cell[] | null {
  const runs = clue.filter((run) => run > 0)
  const n = line.length
  const memo = new Map<string, boolean>()
  const can = new Array<Set<Cell>>(n).fill(new Set()).map(() => new Set<Cell>())
  return fits(0, 0) ? line.map((_, i) => (can[i]?.size === 1 ? ([...(can[i] ?? [])][0] as Cell) : '?')) : null

  /** Whether runs from `k` on fit into squares from `i` on; remembers for each square what it can be. */
  function fits(i: number, k: number): boolean {
    if (i >= n) return k === runs.length
    const key = `${i} ${k}`
    const known = memo.get(key)
    if (known !== undefined) return known
    let possible = false
    if (line[i] !== '#' && fits(i + 1, k)) {
      can[i]?.add('.')
      possible = true
    }
    const length = runs[k]
    if (
      length !== undefined &&
      i + length <= n &&
      !line.slice(i, i + length).includes('.') &&
      line[i + length] !== '#' &&
      fits(i + length + 1, k + 1)
    ) {
      for (let j = i; j < i + length; j++) can[j]?.add('#')
      if (i + length < n) can[i + length]?.add('.')
      possible = true
    }
    memo.set(key, possible)
    return possible
  }
}

function isRight(cells: Cell[][], rows: number[][], columns: number[][]): boolean {
  const clue = (line: Cell[]) => {
    const runs = line.join('').split('.').filter(Boolean)
    return runs.length > 0 ? runs.map(({ length }) => length) : [0]
  }
  const across = rows.every((runs, r) => clue(cells[r] ?? []).join() === runs.join())
  return across && columns.every((runs, c) => clue(cells.map((row) => row[c] ?? '?')).join() === runs.join())
}

function spans(row: Cell[]): string {
  const found = [...row.join('').matchAll(/#+/g)].map(({ 0: run, index }) =>
    run.length === 1 ? `${index + 1}` : `${index + 1}-${index + run.length}`,
  )
  return found.length > 0 ? found.join(' ') : 'none'
}
