import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Square {
  row: number
  column: number
  value: number | null
}

/** A single row with three or more numbers counts in equal jumps; other pieces follow the chart of ten to a row. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure }) => {
    const squares = squaresIn(figure)
    const known = squares.filter(({ value }) => value !== null)
    const [first] = known
    if (!first) return null
    const isRow = new Set(squares.map(({ row }) => row)).size === 1 && known.length >= 3
    const across = isRow ? jump(known) : 1
    if (across === null) return null
    const valueAt = ({ row, column }: Square) =>
      (first.value ?? 0) + (column - first.column) * across + (row - first.row) * 10
    if (known.some((square) => valueAt(square) !== square.value)) return null
    return squares
      .filter(({ value }) => value === null)
      .map(valueAt)
      .join(', ')
  })
}

function jump(known: Square[]): number | null {
  const [a, b] = known
  if (!a || !b) return null
  const by = ((b.value ?? 0) - (a.value ?? 0)) / (b.column - a.column)
  return Number.isInteger(by) && by > 0 ? by : null
}

/** In rows from the top, with the number that is printed in each. */
function squaresIn(svg: string): Square[] {
  const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\d+)<\/text>/g)].map(([, x, y, value]) => ({
    x: Number(x),
    y: Number(y),
    value: Number(value),
  }))
  const squares = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map(([, x, y, width]) => {
    const [left, top, side] = [Number(x), Number(y), Number(width)]
    const inside = texts.find((text) => text.x > left && text.x < left + side && text.y > top && text.y < top + side)
    return { row: Math.round(top / side), column: Math.round(left / side), value: inside?.value ?? null }
  })
  return squares.sort((a, b) => a.row - b.row || a.column - b.column)
}
