import { drawing, rect, words } from './svg.ts'

/** A rectangle split by place value, the parts of its sides written outside and `inside` its cells. */
export function areaModel(
  top: readonly string[],
  left: readonly string[],
  inside: readonly (readonly string[])[],
): string {
  const [cellWidth, cellHeight] = [Math.min(26, 60 / top.length), left.length > 1 ? 13 : 16]
  const [x0, y0] = [13, 7]
  const marks = [
    ...top.map((text, c) => words(x0 + (c + 0.5) * cellWidth, y0 - 2, text, 4.4)),
    ...left.map((text, r) => words(x0 - 2, y0 + (r + 0.5) * cellHeight + 1.6, text, 4.4, 'end')),
    ...left.flatMap((_, r) =>
      top.map((_text, c) => {
        const [x, y] = [x0 + c * cellWidth, y0 + r * cellHeight]
        const text = inside[r]?.[c] ?? ''
        return (
          rect(x, y, cellWidth, cellHeight) + (text && words(x + cellWidth / 2, y + cellHeight / 2 + 1.6, text, 4.4))
        )
      }),
    ),
  ]
  return drawing(
    x0 + top.length * cellWidth + 1,
    y0 + left.length * cellHeight + 1,
    'A rectangle split in parts',
    marks.join(''),
  )
}
