import { drawing, rect, words } from './svg.ts'

interface Stone {
  width: number
  height: number
}

/** Stones in rows from the top, each row one longer; an empty text is a stone to fill. */
export function pyramid(rows: readonly (readonly string[])[], sizeMm: number, stone: Stone): string {
  const width = rows.length * stone.width
  const marks = rows.flatMap((row, r) =>
    row.map((text, c) => {
      const x = 0.5 + (width - row.length * stone.width) / 2 + c * stone.width
      const y = 0.5 + r * stone.height
      const label = text && words(x + stone.width / 2, y + stone.height / 2 + sizeMm * 0.36, text, sizeMm)
      return `<g class="stone">${rect(x, y, stone.width, stone.height)}${label}</g>`
    }),
  )
  return drawing(width + 1, rows.length * stone.height + 1, 'A pyramid of stones', marks.join(''))
}
