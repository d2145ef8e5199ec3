import { hatch, slantFor } from './hatch.ts'
import { drawing, type Point, polygon } from './svg.ts'

function parts(shapes: Point[][], shaded: readonly number[]): string {
  const slant = slantFor(shapes)
  return shapes
    .map((shape, index) => polygon(shape) + (shaded.includes(index) ? hatch(shape, 'plain', slant) : ''))
    .join('')
}

/** A bar in equal parts, `shaded` of them hatched (counted from 0). A hundred parts stand in a square. */
export function fractionBar(count: number, shaded: readonly number[], width: number, height: number): string {
  const across = count === 100 ? 10 : count
  const down = count / across
  const shapes = Array.from({ length: count }, (_, index): Point[] => {
    const left = 0.5 + (index % across) * (width / across)
    const top = 0.5 + Math.floor(index / across) * (height / down)
    const right = left + width / across
    const bottom = top + height / down
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
  })
  return drawing(width + 1, height + 1, 'A bar in equal parts, some of them shaded', parts(shapes, shaded))
}

/** Corners a whole turn; a multiple of every denominator that is drawn round, so that equal parts have equal areas. */
const corners = 240

/** A circle in equal parts, `shaded` of them hatched (counted clockwise from the top). */
export function fractionCircle(count: number, shaded: readonly number[], diameter: number): string {
  const radius = diameter / 2
  const center = radius + 0.5
  const at = (step: number): Point => {
    const angle = (step / corners) * 2 * Math.PI - Math.PI / 2
    return [center + radius * Math.cos(angle), center + radius * Math.sin(angle)]
  }
  const each = Math.round(corners / count)
  const shapes = Array.from({ length: count }, (_, index): Point[] => [
    [center, center],
    ...Array.from({ length: each + 1 }, (_, step) => at(index * each + step)),
  ])
  return drawing(diameter + 1, diameter + 1, 'A circle in equal parts, some of them shaded', parts(shapes, shaded))
}
