import { circle, drawing, line, words } from './svg.ts'

/** Room for a fact of three numbers. */
const factMm = 30

/** A whole over its two parts; an empty text leaves a circle free to write in. `facts` stand on lines beside it; empty ones are to be written. */
export function numberBond(
  [whole, left, right]: readonly [string, string, string],
  sizeMm: number,
  facts: readonly string[] = [],
): string {
  const radius = Math.max(8.5, sizeMm * 1.15)
  const [top, low] = [radius + 0.5, radius * 3.7]
  const [x1, x2, middle] = [radius + 0.5, radius * 4.4, radius * 2.7]
  const marks = [
    line(middle - radius * 0.6, top + radius * 0.8, x1 + radius * 0.55, low - radius * 0.85),
    line(middle + radius * 0.6, top + radius * 0.8, x2 - radius * 0.55, low - radius * 0.85),
    circle(middle, top, radius),
    circle(x1, low, radius),
    circle(x2, low, radius),
    words(middle, top + sizeMm * 0.36, whole, sizeMm),
    words(x1, low + sizeMm * 0.36, left, sizeMm),
    words(x2, low + sizeMm * 0.36, right, sizeMm),
  ]
  const room = x2 + radius + 4
  const written = facts.map((fact, i) => {
    const y = ((i + 1) * (low + radius)) / facts.length
    return line(room, y, room + factMm, y) + (fact && words(room + 1, y - 0.8, fact, sizeMm * 0.8, 'start'))
  })
  const width = facts.length > 0 ? room + factMm + 0.5 : x2 + radius + 0.5
  return drawing(width, low + radius + 0.5, 'A number bond', [...marks, ...written].join(''))
}
