import { lineMm, mm, type Point } from './svg.ts'

/** Millimetres between two hatch lines, measured across. */
const gap = 1.8

/** Widths of a stroke in millimetres; `light` lets the lines of a grid stand out over it. */
const weights = { plain: lineMm, light: 0.15 } as const

/**
 * Slanting lines inside a convex shape: shading that stays crisp on a black-and-white printer.
 * Drawn as one path of separate strokes.
 */
export function hatch(shape: readonly Point[], weight: keyof typeof weights = 'plain'): string {
  const strokes: string[] = []
  const sums = shape.map(([x, y]) => x + y)
  const stride = gap * Math.SQRT2
  for (let sum = Math.ceil(Math.min(...sums) / stride) * stride; sum < Math.max(...sums); sum += stride) {
    const [from, upTo] = crossings(shape, sum)
    if (from && upTo) strokes.push(`M${mm(from[0])} ${mm(from[1])}L${mm(upTo[0])} ${mm(upTo[1])}`)
  }
  return `<path class="hatch" stroke-width="${weights[weight]}" d="${strokes.join('')}"/>`
}

/** Where the line `x + y = sum` enters and leaves the shape. */
function crossings(shape: readonly Point[], sum: number): Point[] {
  const found: Point[] = []
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] as Point
    const [before, after] = [x1 + y1 - sum, x2 + y2 - sum]
    if (before < 0 === after < 0) return
    const share = before / (before - after)
    found.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share])
  })
  return found
}
