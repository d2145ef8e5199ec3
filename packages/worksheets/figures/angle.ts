import { drawing, line, polygon, words } from './svg.ts'

/** Lengths of rays in millimetres; shorter where labels take room beside them. */
const reaches = { plain: 24, labelled: 20 } as const
/** Room beside the rays for what is written outside of a narrow part. */
const labelledMm = 11
/** From the middle of a number of degrees to each ray beside it, and of a lone sign, so that it stands on none. */
const clearMm = { number: 4.5, sign: 3 }
const labelSize = 4.6

/** Two or three rays from one point, at degrees counterclockwise from the right; `label` stands between the first two. */
export function angle(
  directions: readonly number[],
  turn: number,
  label = '',
  asked = '',
  reach: number = label ? reaches.labelled : reaches.plain,
): string {
  const center = reach + (label ? labelledMm : 6)
  const at = (degrees: number, length: number) => {
    const radians = ((degrees + turn) * Math.PI) / 180
    return [center + Math.cos(radians) * length, center - Math.sin(radians) * length] as const
  }
  const rays = directions.map((degrees) => {
    const [x, y] = at(degrees, reach)
    return line(center, center, x, y, ' class="ray" stroke-width="0.8" stroke-linecap="round"')
  })
  const [first = 0, second = 0, third] = directions
  const marks = [...rays, ...arcs()]
  const labels = [
    ...(label ? [labelBetween(first, second, label)] : []),
    ...(asked && third !== undefined ? [labelBetween(second, third, asked)] : []),
  ]
  marks.push(...labels.map(({ x, y, text }) => words(x, y + labelSize * 0.35, text, labelSize)))
  const [span = 0] = [Math.max(...directions) - Math.min(...directions)]
  if (span === 90 && directions.length === 3) marks.push(corner(first))
  const ys = directions.map((degrees) => at(degrees, reach)[1])
  const top = Math.min(center, ...ys, ...labels.map(({ y }) => y - labelSize / 2)) - 2
  const low = Math.max(center, ...ys, ...labels.map(({ y }) => y + labelSize / 2)) + 2
  const svg = drawing(center * 2, center * 2, 'An angle', marks.join(''))
  // Only the strip that is drawn on, so that flat angles take little room.
  return svg
    .replace(/height="[\d.]+mm"/, `height="${(low - top).toFixed(2)}mm"`)
    .replace(/viewBox="[^"]+"/, `viewBox="0 ${top.toFixed(2)} ${center * 2} ${(low - top).toFixed(2)}"`)

  /** Where each part opens; the corner of a right angle says so itself. */
  function arcs(): string[] {
    const radius = reach * 0.34
    return directions.slice(1).map((upTo, i) => {
      const [[x1, y1], [x2, y2]] = [at(directions[i] ?? 0, radius), at(upTo, radius)]
      const way = [x1, y1, x2, y2].map((value) => value.toFixed(2))
      return `<path class="arc" stroke-width="0.4" d="M${way[0]} ${way[1]}A${radius} ${radius} 0 0 0 ${way[2]} ${way[3]}"/>`
    })
  }

  function labelBetween(from: number, upTo: number, text: string) {
    const half = ((upTo - from) * Math.PI) / 360
    const clear = (text.length > 1 ? clearMm.number : clearMm.sign) / Math.sin(Math.min(half, Math.PI / 2))
    const [x, y] = at((from + upTo) / 2, clear > reach - 2 ? reach + 5.2 : Math.max(clear, reach * 0.6))
    return { x, y, text }
  }

  function corner(degrees: number): string {
    const [[x1, y1], [x2, y2]] = [at(degrees, 3), at(degrees + 90, 3)]
    return polygon(
      [
        [x1, y1],
        [x1 + x2 - center, y1 + y2 - center],
        [x2, y2],
        [center, center],
      ],
      ' stroke-width="0.4"',
    )
  }
}

/** A half-circle protractor with marks for every 5 degrees, its right ray on 0 and another ray over it. */
export function protractor(degrees: number, radius: number): string {
  const [cx, cy] = [radius + 6, radius + 8]
  const at = (angleDegrees: number, length: number) => {
    const radians = (angleDegrees * Math.PI) / 180
    return [cx + Math.cos(radians) * length, cy - Math.sin(radians) * length] as const
  }
  const marks = Array.from({ length: 37 }, (_, i) => {
    const isTen = i % 2 === 0
    const [x1, y1] = at(i * 5, radius)
    const [x2, y2] = at(i * 5, radius - (isTen ? 3.4 : 2))
    return line(x1, y1, x2, y2, ` class="mark" stroke-width="${isTen ? 0.5 : 0.3}"`)
  })
  const numbers = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = at(i * 20, radius - 6.2)
    return words(x, y + 1.2, String(i * 20), 3.3)
  })
  const [x0, x1] = [cx - radius, cx + radius]
  const arc = `<path d="M${x0} ${cy}A${radius} ${radius} 0 0 1 ${x1} ${cy}Z" stroke-width="0.5"/>`
  const rays = [0, degrees].map((direction) => {
    const [x, y] = at(direction, radius + 5)
    return line(cx, cy, x, y, ' class="ray" stroke-width="0.9" stroke-linecap="round"')
  })
  return drawing(cx * 2, cy + 3, 'An angle on a protractor', [arc, ...marks, ...numbers, ...rays].join(''))
}
