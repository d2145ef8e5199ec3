import { drawing, line, rect, words } from './svg.ts'

/** A side of the rectangle, split by place value: what is written outside each part; empty for a line to write on. */
export interface SplitSide {
  labels: readonly string[]
  /** How long the parts are beside each other, largest first. */
  weights: readonly number[]
}

interface Room {
  width: number
  height: number
  /** Height of the type. */
  sizeMm: number
}

/** A rectangle split by place value, `inside` its cells; with `sums`, a line for the sum stands after every row. */
export function areaModel(
  top: SplitSide,
  left: SplitSide,
  inside: readonly (readonly string[])[],
  sums: readonly string[] | null,
  { width, height, sizeMm }: Room,
): string {
  const [x0, y0] = [sizeMm * 3.4, sizeMm * 1.7]
  const afterRow = sums ? sizeMm * 5.6 : 0
  const columns = edges(top.weights, x0, width - x0 - afterRow - 1)
  const rows = edges(left.weights, y0, height - y0 - 1)
  const right = columns.at(-1) ?? x0
  const marks = [
    ...top.labels.map((text, c) => label(text, middle(columns, c), y0 - sizeMm * 0.45, sizeMm)),
    ...left.labels.map((text, r) => label(text, x0 - sizeMm * 1.6, middle(rows, r) + sizeMm * 0.35, sizeMm)),
    ...left.labels.flatMap((_, r) =>
      top.labels.flatMap((_label, c) => {
        const [x, y] = [columns[c] ?? 0, rows[r] ?? 0]
        const cell = rect(x, y, (columns[c + 1] ?? 0) - x, (rows[r + 1] ?? 0) - y).replace(
          '<rect',
          '<rect class="cell"',
        )
        const text = inside[r]?.[c]
        return text ? [cell, words(middle(columns, c), middle(rows, r) + sizeMm * 0.35, text, sizeMm)] : [cell]
      }),
    ),
    ...(sums ?? []).flatMap((text, r) => {
      const y = middle(rows, r) + sizeMm * 0.35
      const under = line(right + sizeMm * 1.3, y + 1, right + afterRow, y + 1, ' class="sum"')
      const sum = text ? [words(right + sizeMm * 3.4, y, text, sizeMm)] : []
      return [words(right + sizeMm * 0.75, y, '=', sizeMm), under, ...sum]
    }),
  ]
  return drawing(width, height, 'A rectangle split into parts', marks.join(''))
}

function label(text: string, x: number, y: number, sizeMm: number): string {
  return text ? words(x, y, text, sizeMm) : line(x - sizeMm * 1.3, y + 0.6, x + sizeMm * 1.3, y + 0.6, ' class="write"')
}

function edges(weights: readonly number[], from: number, room: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const found = [from]
  for (const weight of weights) found.push((found.at(-1) ?? from) + (weight / all) * room)
  return found
}

function middle(all: readonly number[], i: number): number {
  return ((all[i] ?? 0) + (all[i + 1] ?? 0)) / 2
}
