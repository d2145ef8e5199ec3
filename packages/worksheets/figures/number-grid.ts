import { drawing, rect, words } from './svg.ts'

/** Squares with texts; null is no square, an empty text a square to fill. */
export function numberGrid(rows: readonly (readonly (string | null)[])[], cell: number, sizeMm: number): string {
  const columns = Math.max(...rows.map(({ length }) => length))
  const marks = rows.flatMap((row, r) =>
    row.flatMap((text, c) => {
      if (text === null) return []
      const [x, y] = [0.5 + c * cell, 0.5 + r * cell]
      return [rect(x, y, cell, cell) + (text && words(x + cell / 2, y + cell / 2 + sizeMm * 0.36, text, sizeMm))]
    }),
  )
  return drawing(columns * cell + 1, rows.length * cell + 1, 'Squares with numbers', marks.join(''))
}
