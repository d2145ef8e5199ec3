import { linesIn, openTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Cage {
  cells: number[]
  sign: string
  target: number
}

/**
 * Strikes out numbers until one is left in each cell: a number goes when no way to fill its cage has it, or when its row
 * or column has it already. Null where this leaves a choice, or where a search without such steps finds two solutions.
 */
export function solve(page: TaskPage): (string | null)[] {
  return openTasks(page).map(({ figure }) => {
    const pieces = linesIn(figure, 'thin').length + linesIn(figure, 'thick').length
    const size = [3, 4, 5].find((cells) => 2 * cells * (cells + 1) === pieces)
    const cages = size ? cagesIn(figure, size) : null
    if (!size || !cages) return null
    const left = strike(cages, size)
    if (left.some((numbers) => numbers.length !== 1) || count(cages, size) !== 1) return null
    const rows = Array.from({ length: size }, (_, r) => left.slice(r * size, (r + 1) * size).flat())
    const isLatin =
      rows.every((row) => new Set(row).size === size) &&
      rows.every((_, c) => new Set(rows.map((row) => row[c])).size === size)
    return isLatin ? rows.map((row) => row.join(' ')).join(' / ') : null
  })
}

/** Cells with a thin line between them share a cage; its small text stands in one of them. */
function cagesIn(svg: string, size: number): Cage[] | null {
  const cell = (Number(/width="([\d.]+)mm"/.exec(svg)?.[1]) - 1.6) / size
  const group = Array.from({ length: size * size }, (_, i) => i)
  const join = (a: number, b: number) => {
    const [from, upTo] = [group[a], group[b]]
    for (const [i, own] of group.entries()) if (own === from) group[i] = upTo ?? own
  }
  for (const { x1, y1, x2, y2 } of linesIn(svg, 'thin')) {
    const [column, row] = [Math.round((Math.min(x1, x2) - 0.8) / cell), Math.round((Math.min(y1, y2) - 0.8) / cell)]
    if (x1 === x2) join(row * size + column - 1, row * size + column)
    else join((row - 1) * size + column, row * size + column)
  }
  const cages = new Map<number, Cage>()
  for (const [i, own] of group.entries()) {
    const cage = cages.get(own) ?? { cells: [], sign: '?', target: Number.NaN }
    cage.cells.push(i)
    cages.set(own, cage)
  }
  for (const { x, y, text } of textsIn(svg)) {
    const at = Math.floor((y - 0.8) / cell) * size + Math.floor((x - 0.8) / cell)
    const cage = cages.get(group[at] ?? -1)
    const [, target, sign = ''] = /^(\d+)([+−×÷]?)$/.exec(text) ?? []
    if (!cage || target === undefined || cage.sign !== '?') return null
    cage.target = Number(target)
    cage.sign = sign
  }
  const found = [...cages.values()]
  return found.every(({ sign }) => sign !== '?') ? found : null
}

function strike(cages: Cage[], size: number): number[][] {
  let left = Array.from({ length: size * size }, () => Array.from({ length: size }, (_, i) => i + 1))
  const row = (i: number) => Math.floor(i / size)
  for (let before = ''; before !== JSON.stringify(left); ) {
    before = JSON.stringify(left)
    for (const { cells, sign, target } of cages) {
      const ways = product(cells.map((i) => left[i] ?? [])).filter(
        (way) => makes(way, sign, target) && isApart(way, cells),
      )
      for (const [k, i] of cells.entries())
        left[i] = (left[i] ?? []).filter((number) => ways.some((way) => way[k] === number))
    }
    left = left.map((numbers, i) => {
      const inRow = left.filter((_, j) => j !== i && row(j) === row(i))
      const inColumn = left.filter((_, j) => j !== i && j % size === i % size)
      const taken = [...inRow, ...inColumn].filter(({ length }) => length === 1).flat()
      const open = numbers.filter((number) => !taken.includes(number))
      const alone = open.find((number) =>
        [inRow, inColumn].some((line) => line.every((others) => !others.includes(number))),
      )
      return alone === undefined ? open : [alone]
    })
  }
  return left

  function isApart(way: number[], cells: number[]): boolean {
    return way.every((number, a) =>
      way.every((other, b) => {
        const [i, j] = [cells[a] ?? 0, cells[b] ?? 0]
        return a >= b || number !== other || (row(i) !== row(j) && i % size !== j % size)
      }),
    )
  }
}

/** Solutions, counted up to two, by trying cell after cell; a cage is checked once it is full. */
function count(cages: readonly Cage[], size: number): number {
  const filled: number[] = []
  const last = new Map(cages.map((cage) => [Math.max(...cage.cells), cage]))
  const search = (cell: number): number => {
    if (cell === size * size) return 1
    let found = 0
    for (let number = 1; number <= size && found < 2; number++) {
      const [row, column] = [Math.floor(cell / size), cell % size]
      if (filled.slice(row * size, cell).includes(number)) continue
      if (Array.from({ length: row }, (_, r) => filled[r * size + column]).includes(number)) continue
      filled[cell] = number
      const cage = last.get(cell)
      const way = cage?.cells.map((own) => filled[own] ?? 0) ?? []
      if (!cage || makes(way, cage.sign, cage.target)) found += search(cell + 1)
      filled.length = cell
    }
    return found
  }
  return search(0)
}

function product(lists: number[][]): number[][] {
  return lists.reduce<number[][]>((ways, list) => ways.flatMap((way) => list.map((number) => way.concat(number))), [[]])
}

function makes(way: number[], sign: string, target: number): boolean {
  const sorted = way.toSorted((a, b) => b - a)
  const [large = 0, small = 0] = sorted
  if (sign === '') return way.length === 1 && large === target
  if (sign === '+') return way.reduce((sum, number) => sum + number, 0) === target
  if (sign === '×') return way.reduce((all, number) => all * number, 1) === target
  return way.length === 2 && (sign === '−' ? large - small === target : large === small * target)
}
