import { drawing, rect, words } from './svg.ts'

/** Squares with texts, or boxes where a height is given; null is no square, an empty text a square to fill. */
export function numberGrid(
  rows: readonly (readonly (string | null)[])[],
  cell: number,
  sizeMm: number,
  height = cell,
): string {
  const columns = Math.max(...rows.map(({ length }) => length))
  const marks = rows.flatMap((row, r) =>
    row.flatMap((text, c) => {
      if (text === null) return []
      const [x, y] = [0.5 + c * cell, 0.5 + r * height]
      return [rect(x, y, cell, height) + (text && words(x + cell / 2, y + height / 2 + sizeMm * 0.36, text, sizeMm))]
    }),
  )
  return drawing(columns * cell + 1, rows.length * height + 1, 'Squares with numbers', marks.join(''))
}

const mmInPt = 0.3528
/** Widest digit of the printed face, in parts of its size. */
const digitWidth = 0.64

/** Millimetres of type that a box of this width holds: `pt` points, less where the longest text needs it. */
export function fittedMm(texts: readonly string[], width: number, pt: number): number {
  const longest = Math.max(1, ...texts.map((text) => text.replace(/[.,]/g, '').length + (/[.,]/.test(text) ? 0.5 : 0)))
  return Math.min(pt * mmInPt, (width * 0.9) / (longest * digitWidth))
}
