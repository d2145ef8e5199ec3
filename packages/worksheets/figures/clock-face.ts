import { circle, drawing, line, words } from './svg.ts'

/** A dial with numbers and two hands of clearly different length; `minutes` after twelve, or null for no hands. */
export function clockFace(diameter: number, minutes: number | null): string {
  const label = minutes === null ? 'A clock without hands' : 'A clock'
  return drawing(diameter, diameter, label, dial(diameter / 2, diameter / 2, diameter, minutes))
}

/** Two dials with words under them, the earlier time left. */
export function clockPair(diameter: number, start: number, end: number): string {
  const gap = 6
  const size = 4.2
  const marks = [
    dial(diameter / 2, diameter / 2, diameter, start),
    dial(diameter * 1.5 + gap, diameter / 2, diameter, end),
    words(diameter / 2, diameter + size * 1.2, 'start', size),
    words(diameter * 1.5 + gap, diameter + size * 1.2, 'end', size),
  ]
  return drawing(diameter * 2 + gap, diameter + size * 1.6, 'Two clocks', marks.join(''))
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
    const [x, y] = at((i + 1) / 12, radius - 2.8 - size * 0.62)
    return words(x, y + size * 0.36, String(i + 1), size)
  })
  return [circle(cx, cy, radius), ...marks, ...numbers, hands(), circle(cx, cy, 0.9, true)].join('')

  function hands(): string {
    if (minutes === null) return ''
    const [hx, hy] = at(minutes / 720, radius * 0.46)
    const [mx, my] = at((minutes % 60) / 60, radius * 0.74)
    const hour = line(cx, cy, hx, hy, ' class="hand" stroke-width="1.7" stroke-linecap="round"')
    return hour + line(cx, cy, mx, my, ' class="hand" stroke-width="0.8" stroke-linecap="round"')
  }
}
