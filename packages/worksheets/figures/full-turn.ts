import { drawing, line, words } from './svg.ts'

const labelSize = 4.6

interface Part {
  degrees: number
  label: string
}

/** Parts around one point that make a full turn, each with an arc of its own and its label inside; counterclockwise from `start`. */
export function fullTurn(parts: readonly Part[], start: number, reach: number): string {
  const center = reach + 4
  const at = (degrees: number, length: number) => {
    const radians = (degrees * Math.PI) / 180
    return [center + Math.cos(radians) * length, center - Math.sin(radians) * length] as const
  }
  let from = start
  const marks = parts.flatMap(({ degrees, label }, i) => {
    const [x, y] = at(from, reach)
    const radius = reach * (0.2 + 0.07 * i)
    const [[x1, y1], [x2, y2]] = [at(from, radius), at(from + degrees, radius)]
    const way = [x1, y1, x2, y2].map((value) => value.toFixed(2))
    const large = degrees > 180 ? 1 : 0
    const [labelX, labelY] = at(from + degrees / 2, reach * 0.72)
    from += degrees
    return [
      line(center, center, x, y, ' class="ray" stroke-width="0.8" stroke-linecap="round"'),
      `<path class="arc" stroke-width="0.4" d="M${way[0]} ${way[1]}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 ${large} 0 ${way[2]} ${way[3]}"/>`,
      words(labelX, labelY + labelSize * 0.35, label, labelSize),
    ]
  })
  return drawing(center * 2, center * 2, 'Parts of a full turn', marks.join(''))
}
