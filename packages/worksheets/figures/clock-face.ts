import { circle, drawing, line, words } from './svg.ts'

/** A dial with numbers and two hands of clearly different length; `minutes` after twelve, or null for no hands. */
export function clockFace(diameter: number, minutes: number | null): string {
  const label = minutes === null ? 'A clock without hands' : 'A clock'
  return drawing(diameter, diameter, label, dial(diameter / 2, diameter / 2, diameter, minutes))
}

/** Between two dials. */
const gap = 9

/** Millimetres that a way on a time line takes at least. */
const shortestWay = 11

/** A stop on a time line: what stands under it, and over the way to it from the stop before. */
export interface Stop {
  time: string
  /** Minutes since the first stop. */
  after: number
  way?: string
}

/** Two dials, an arrow from the earlier time to the later one, over an empty line of time or one with its stops. */
export function clockPair(diameter: number, start: number, end: number, stops: readonly Stop[] = []): string {
  const middle = diameter / 2
  const marks = [
    dial(middle, middle, diameter, start),
    ...arrow(diameter, middle),
    dial(diameter * 1.5 + gap, middle, diameter, end),
  ]
  const width = diameter * 2 + gap
  const y = diameter + 8
  return drawing(width, y + 6.5, 'Two clocks over a line', [...marks, ...timeLine(width, y, stops)].join(''))
}

/** A dial, beside a dial without hands, each over a line to write its time on; or with both done. */
export function clockLater(diameter: number, from: string, start: number, later: string, end: number, isDone: boolean) {
  const [size, top] = [6, 8]
  const [left, right] = [diameter / 2, diameter * 1.5 + gap]
  const [middle, foot] = [top + diameter / 2, top + diameter + 7.5]
  const marks = [
    words(diameter + gap / 2, 5, 'half an hour later', 5.2),
    dial(left, middle, diameter, start),
    ...arrow(diameter, middle),
    dial(right, middle, diameter, isDone ? end : null),
    ...(isDone ? [words(left, foot, from, size), words(right, foot, later, size)] : []),
    ...[left, right].map((x) =>
      line(x - diameter * 0.42, foot + 2.5, x + diameter * 0.42, foot + 2.5, ' class="write"'),
    ),
  ]
  return drawing(diameter * 2 + gap, foot + 3.5, 'A clock, and one for half an hour later', marks.join(''))
}

/** In the gap behind a dial. */
function arrow(diameter: number, y: number): string[] {
  const [tail, tip] = [diameter + 1, diameter + gap - 1]
  return [line(tail, y, tip, y), line(tip - 2.2, y - 1.8, tip, y), line(tip - 2.2, y + 1.8, tip, y)]
}

function timeLine(width: number, y: number, stops: readonly Stop[]): string[] {
  const [from, upTo] = [5, width - 5]
  const places =
    stops.length > 0
      ? stops
      : [
          { time: '', after: 0 },
          { time: '', after: 1 },
        ]
  const all = places.at(-1)?.after ?? 1
  // True to scale, as far as the words of a short way have room.
  const spare = upTo - from - (places.length - 1) * shortestWay
  const at = (i: number) => from + i * shortestWay + (spare * (places[i]?.after ?? 0)) / all
  const marks = places.flatMap(({ time, way }: Stop, i) => [
    line(at(i), y - 1.6, at(i), y + 1.6),
    ...(time ? [words(at(i), y + 5.6, time, 3.8)] : []),
    ...(way ? [words((at(i) + at(i - 1)) / 2, y - 2, way, 3.8)] : []),
  ])
  return [line(1, y, width - 1, y), ...marks]
}

function dial(cx: number, cy: number, diameter: number, minutes: number | null): string {
  const radius = diameter / 2 - 0.6
  const at = (turn: number, length: number) =>
    [cx + Math.sin(turn * 2 * Math.PI) * length, cy - Math.cos(turn * 2 * Math.PI) * length] as const
  const marks = Array.from({ length: 60 }, (_, i) => {
    const isHour = i % 5 === 0
    const [x1, y1] = at(i / 60, radius)
    const [x2, y2] = at(i / 60, radius - (isHour ? 2.6 : 1.4))
    return line(x1, y1, x2, y2, ` stroke-width="${isHour ? 0.7 : 0.3}"`)
  })
  const size = diameter * 0.115
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = at((i + 1) / 12, radius - 2.6 - size * 0.6)
    return words(x, y + size * 0.36, String(i + 1), size)
  })
  return [circle(cx, cy, radius), ...marks, ...numbers, hands(), circle(cx, cy, 0.9, true)].join('')

  /** The long hand ends inside the numbers, so that it strikes none through. */
  function hands(): string {
    if (minutes === null) return ''
    const [hx, hy] = at(minutes / 720, radius * 0.34)
    const [mx, my] = at((minutes % 60) / 60, radius - 2.6 - size * 1.28)
    const hour = line(cx, cy, hx, hy, ' class="hand" stroke-width="1.7" stroke-linecap="round"')
    return hour + line(cx, cy, mx, my, ' class="hand" stroke-width="0.8" stroke-linecap="round"')
  }
}
