import { circle, drawing, line, type Point, rect, words } from './svg.ts'

/** Letters of the names of both axes. */
const axisMm = 4
/** Where the name of a point at the top stands, so that it is whole. */
const highestMm = 3.8

/** The first quadrant with numbered axes and named points; `more` is drawn over it. */
export function quadrant(
  size: number,
  points: readonly { name: string; x: number; y: number }[],
  cell: number,
  sizeMm = 4,
  more: (at: (x: number, y: number) => Point) => string = () => '',
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
    words(left + i * cell, base + sizeMm * 1.3, String(i), sizeMm),
    i === 0 ? '' : words(left - 3.4, base - i * cell + sizeMm * 0.35, String(i), sizeMm),
  ]).flat()
  const dots = points.flatMap(({ name, x, y }) => [
    circle(left + x * cell, base - y * cell, 1.1, true).replace('<circle', '<circle class="point"'),
    named(name, left + x * cell, Math.max(base - y * cell - 1.6, highestMm)),
  ])
  const over = more((x, y) => [left + x * cell, base - y * cell])
  const axes = [words(left + size * cell + 3.4, base + 1.2, 'x', axisMm), words(left, 2.6, 'y', axisMm)]
  return drawing(left + size * cell + 6, base + 7, 'A grid with points', [...lines, ...axes, over, ...dots].join(''))
}

/** A letter over its point, or a longer name from it on, on white, so that the lines behind do not strike it through. */
function named(name: string, x: number, y: number): string {
  if (name.length > 1) {
    const ground = rect(x + 1, y - 3.4, name.length * 1.9 + 0.4, 4.2).replace('/>', ' fill="#fff" stroke="none"/>')
    return ground + words(x + 1.4, y, name, 4, 'start')
  }
  return words(x + 3, y, name, 4.6).replace('stroke="none"', 'stroke="#fff" stroke-width="1.2" paint-order="stroke"')
}
