import { circle, drawing, line, words } from './svg.ts'

const labelSize = 4.6

interface Part {
  degrees: number
  label: string
}

/** Parts around one point that make a full turn, each with its label inside; counterclockwise from `start`. */
export function fullTurn(parts: readonly Part[], start: number, reach: number): string {
  const center = reach + 4
  const at = (degrees: number, length: number) => {
    const radians = (degrees * Math.PI) / 180
    return [center + Math.cos(radians) * length, center - Math.sin(radians) * length] as const
  }
  let from = start
  const marks = parts.flatMap(({ degrees, label }) => {
    const [x, y] = at(from, reach)
    const [labelX, labelY] = at(from + degrees / 2, reach * 0.72)
    from += degrees
    return [
      line(center, center, x, y, ' class="ray" stroke-width="0.8" stroke-linecap="round"'),
      words(labelX, labelY + labelSize * 0.35, label, labelSize),
    ]
  })
  const ring = circle(center, center, reach * 0.24)
  return drawing(center * 2, center * 2, 'Parts of a full turn', [ring, ...marks].join(''))
}
