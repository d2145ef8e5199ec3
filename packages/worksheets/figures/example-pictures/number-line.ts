import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawing, line, polygon, words } from '../svg.ts'
import { captionMm, textMm } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>
type Hop = NonNullable<Of<'number-line'>['hops']>[number]

const lineMm = 64
/** From cross to cross, and from bar to bar, over the line. */
const stackMm = { cross: 4, bar: 3.4 }

export function numberLine({ from, to, step, labels, hops = [], bars = [], crosses = [] }: Of<'number-line'>): string {
  const x = (value: number) => 4 + ((value - from) / (to - from)) * (lineMm - 8)
  const most = Math.max(0, ...crosses.map(({ count }) => count))
  const top = Math.max(hops.length > 0 ? 14 : 3, bars.length * stackMm.bar + 2.4, most * stackMm.cross + 2.4)
  const tick = (value: number, half: number) => line(x(value), top - half, x(value), top + half)
  const written = placedLabels(labels.map(({ at, text }) => ({ x: x(at), text })))
  const marks = [
    line(1, top, lineMm - 1, top),
    ...Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => tick(from + i * step, 1.1)),
    ...labels.map(({ at }) => tick(at, 1.8)),
    ...hops.map((hop) => hopOver(x(hop.from), x(hop.to), top, hop)),
    ...bars.map((bar, i) => {
      const y = top - 3 - (bars.length - 1 - i) * stackMm.bar
      return line(x(bar.from), y, x(bar.to), y, ' stroke-width="1.4"')
    }),
    ...crosses.flatMap(({ at, count }) =>
      Array.from({ length: count }, (_, i) => cross(x(at), top - 3.6 - i * stackMm.cross)),
    ),
    ...written.map(({ middle, row, text }) => words(middle, top + 6 + row * captionMm * 1.1, text, captionMm)),
  ]
  const rows = Math.max(...written.map(({ row }) => row))
  return drawing(lineMm, top + 7.4 + rows * captionMm * 1.1, 'A number line', marks.join(''))
}

/** White between two labels, in millimetres. */
const labelGap = 1.6

/** Labels within the drawing; one that would touch another stands lower, the longer one of both. */
function placedLabels(labels: readonly { x: number; text: string }[]) {
  const placed: { middle: number; half: number; row: number; text: string }[] = []
  for (const { x, text } of labels.toSorted((one, other) => one.text.length - other.text.length)) {
    const half = textMm(text) / 2
    const middle = Math.min(Math.max(x, half), lineMm - half)
    const touches = placed.some(
      (other) => other.row === 0 && Math.abs(other.middle - middle) < other.half + half + labelGap,
    )
    placed.push({ middle, half, row: touches ? 1 : 0, text })
  }
  return placed
}

/** An arrow over the line, with what is written over it. */
function hopOver(start: number, end: number, top: number, { text }: Hop): string {
  const rise = Math.min(9, Math.max(4, Math.abs(end - start) * 0.5))
  const [base, middle, peak] = [top - 1, (start + end) / 2, top - 1 - rise * 1.5]
  const way = [start, base, middle, peak, end, base].map((value) => value.toFixed(2))
  const label = text ? words(middle, top - rise * 0.75 - 2, text.replace('-', '−'), captionMm * 0.9) : ''
  return `<path d="M${way[0]} ${way[1]}Q${way[2]} ${way[3]} ${way[4]} ${way[5]}"/>${arrowHead(end, base, end - middle, base - peak)}${label}`
}

/** Its tip at a point, pointing the way of (`dx`, `dy`). */
export function arrowHead(x: number, y: number, dx: number, dy: number, half = 0.9): string {
  const length = Math.hypot(dx, dy)
  const [alongX, alongY] = [dx / length, dy / length]
  const corner = (side: number) => [x - alongX * 2.2 - alongY * side, y - alongY * 2.2 + alongX * side] as const
  return polygon([[x, y], corner(half), corner(-half)], ' fill="#000" stroke="none"')
}

function cross(x: number, y: number): string {
  return line(x - 1.3, y - 1.3, x + 1.3, y + 1.3) + line(x - 1.3, y + 1.3, x + 1.3, y - 1.3)
}
