import { lineMm, mm, type Point } from './svg.ts'

/** Millimetres between two hatch lines, measured across. */
const gap = 1.8

/** Widths of a stroke in millimetres; `light` lets the lines of a grid stand out over it. */
const weights = { plain: lineMm, light: 0.15 } as const

/**
 * Slanting lines inside a convex shape: shading that stays crisp on a black-and-white printer.
 * Drawn as one path of separate strokes.
 */
export function hatch(shape: readonly Point[], weight: keyof typeof weights = 'plain', slant = 45): string {
  const strokes: string[] = []
  const across: Point = [Math.sin((slant / 180) * Math.PI), Math.cos((slant / 180) * Math.PI)]
  const sums = shape.map((point) => alongOf(point, across))
  for (let sum = Math.ceil(Math.min(...sums) / gap) * gap; sum < Math.max(...sums); sum += gap) {
    const [from, upTo] = crossings(shape, sum, across)
    if (from && upTo) strokes.push(`M${mm(from[0])} ${mm(from[1])}L${mm(upTo[0])} ${mm(upTo[1])}`)
  }
  return `<path class="hatch" stroke-width="${weights[weight]}" d="${strokes.join('')}"/>`
}

/** Slants in degrees, the usual one first. */
const slants = [45, 67.5, 72, 22.5]
/** Hatch lines nearer to the direction of a cut hide it. */
const clearOf = 17
/** Edges of an arc are shorter. */
const cutMm = 4

/** A slant in degrees that no straight edge of the parts comes near, so that every cut stands out; 45 if there is none. */
export function slantFor(parts: readonly (readonly Point[])[]): number {
  const edges = parts.flatMap((part) =>
    part.flatMap(([x1, y1], index) => {
      const [x2, y2] = part[(index + 1) % part.length] as Point
      return Math.hypot(x2 - x1, y2 - y1) < cutMm ? [] : [(Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI]
    }),
  )
  const isClear = (slant: number) =>
    edges.every((edge) => {
      const apart = (((edge - slant) % 180) + 180) % 180
      return Math.min(apart, 180 - apart) >= clearOf
    })
  return slants.find(isClear) ?? 45
}

function alongOf([x, y]: Point, [acrossX, acrossY]: Point): number {
  return x * acrossX + y * acrossY
}

/** Where the line with this sum across the hatch enters and leaves the shape. */
function crossings(shape: readonly Point[], sum: number, across: Point): Point[] {
  const found: Point[] = []
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] as Point
    const [before, after] = [alongOf([x1, y1], across) - sum, alongOf([x2, y2], across) - sum]
    if (before < 0 === after < 0) return
    const share = before / (before - after)
    found.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share])
  })
  return found
}
