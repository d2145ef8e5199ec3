import { circle, drawing, line, words } from './svg.ts'

/** The first quadrant with numbered axes and lettered points. */
export function quadrant(
  size: number,
  points: readonly { name: string; x: number; y: number }[],
  cell: number,
): string {
  const [left, base] = [9, 4 + size * cell]
  const lines = Array.from({ length: size + 1 }, (_, i) => [
    line(left + i * cell, 4, left + i * cell, base, ` class="x" stroke-width="${i === 0 ? 0.8 : 0.3}"`),
    line(
      left,
      base - i * cell,
      left + size * cell,
      base - i * cell,
      ` class="y" stroke-width="${i === 0 ? 0.8 : 0.3}"`,
    ),
    words(left + i * cell, base + 5.2, String(i), 4),
    i === 0 ? '' : words(left - 3.4, base - i * cell + 1.4, String(i), 4),
  ]).flat()
  const dots = points.flatMap(({ name, x, y }) => [
    circle(left + x * cell, base - y * cell, 1.1, true).replace('<circle', '<circle class="point"'),
    words(left + x * cell + 3, base - y * cell - 1.6, name, 4.6),
  ])
  return drawing(left + size * cell + 6, base + 7, 'A grid with points', [...lines, ...dots].join(''))
}
