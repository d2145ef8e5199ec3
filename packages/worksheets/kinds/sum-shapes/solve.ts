import { openTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Cell {
  x: number
  y: number
  width: number
  value: number | null
}

/** Fills stones and squares one by one, each from a sum with a single gap. */
export function solve(page: TaskPage): (string | null)[] {
  return openTasks(page).map(({ figure }) => {
    const cells = cellsIn(figure)
    if (cells.length === 0) return null
    const open = cells.filter(({ value }) => value === null)
    const isPyramid = figure.includes('class="stone"')
    const isSolved = isPyramid ? fillPyramid(cells) : fillSquare(cells)
    if (!isSolved) return null
    const order = isPyramid ? open.toSorted((a, b) => b.y - a.y || a.x - b.x) : open
    return order.map(({ value }) => value).join(', ')
  })
}

function cellsIn(svg: string): Cell[] {
  return [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*\/>(?:<text[^>]*>(\d+)<\/text>)?/g)]
    .map(([, x, y, width, value]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      value: value ? Number(value) : null,
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

function fillPyramid(cells: Cell[]): boolean {
  const threes = cells.flatMap((top) => {
    const below = cells.filter(
      ({ x, y }) => y > top.y && y - top.y < top.width && Math.abs(Math.abs(x - top.x) - top.width / 2) < 0.1,
    )
    const [left, right] = below
    return left && right ? [{ top, left, right }] : []
  })
  for (let moved = true; moved; ) {
    moved = false
    for (const { top, left, right } of threes) {
      const known = [top, left, right].filter(({ value }) => value !== null).length
      if (known !== 2) continue
      if (top.value === null) top.value = (left.value ?? 0) + (right.value ?? 0)
      else if (left.value === null) left.value = top.value - (right.value ?? 0)
      else right.value = top.value - (left.value ?? 0)
      moved = true
    }
  }
  return (
    cells.every(({ value }) => value !== null && value > 0) &&
    threes.every(({ top, left, right }) => top.value === (left.value ?? 0) + (right.value ?? 0))
  )
}

function fillSquare(cells: Cell[]): boolean {
  if (cells.length !== 9) return false
  const at = (...indexes: number[]) => indexes.map((i) => cells[i] as Cell)
  const ways = [at(0, 1, 2), at(3, 4, 5), at(6, 7, 8), at(0, 3, 6), at(1, 4, 7), at(2, 5, 8), at(0, 4, 8), at(2, 4, 6)]
  const sum = (way: Cell[]) => way.reduce((all, { value }) => all + (value ?? 0), 0)
  const whole = ways.find((way) => way.every(({ value }) => value !== null))
  if (!whole) return false
  const total = sum(whole)
  for (let moved = true; moved; ) {
    moved = false
    for (const way of ways) {
      const [gap, ...others] = way.filter(({ value }) => value === null)
      if (!gap || others.length > 0) continue
      gap.value = total - sum(way)
      moved = true
    }
  }
  return cells.every(({ value }) => value !== null) && ways.every((way) => sum(way) === total)
}
