import { label, leading, linesOf } from './label.ts'
import { circle, drawing, line, mm, words } from './svg.ts'

export interface TimeEvent {
  /** Place in time, in units of the line. */
  at: number
  letter: string
  when: string
  what: string
}

export interface TimeScale {
  from: number
  upTo: number
  step: number
  /** How a tick is labelled. */
  named(at: number): string
}

const width = 180
const bandMm = 9
const leaderMm = 13
const side = 13
const mostBoxMm = 58
const gapMm = 3

/** A ribbon of ticks with the events in boxes above and below it. `sizeMm` is the height of the type. */
export function timelineWithBoxes(events: readonly TimeEvent[], scale: TimeScale, sizeMm: number): string {
  const inTime = [...events].sort((a, b) => a.at - b.at)
  const rows = [inTime.filter((_, i) => i % 2 === 0), inTime.filter((_, i) => i % 2 === 1)] as const
  const boxMm = Math.min(mostBoxMm, width / rows[0].length - gapMm)
  const linesIn = Math.max(...events.map(({ what }) => linesOf(what, boxMm - 4, sizeMm).length))
  const heightMm = sizeMm * (2.1 + linesIn * leading)
  const top = 0.5 + heightMm + leaderMm
  const bottom = top + bandMm
  const marks = rows.flatMap((row, isBelow) =>
    spread(row, scale, boxMm).map(({ event, middle }) => {
      const [edge, boxTop] = isBelow ? [bottom, bottom + leaderMm] : [top, 0.5]
      const near = isBelow ? boxTop : boxTop + heightMm
      const x = xOf(event.at, scale)
      const place = { x: middle, y: boxTop + sizeMm * 2.6, sizeMm, anchor: 'middle', hangs: true } as const
      return `<g class="event">${[
        line(middle, near, x, edge, ' stroke-width="0.4"'),
        circle(x, edge, 1.1, true),
        `<rect x="${mm(middle - boxMm / 2)}" y="${mm(boxTop)}" width="${mm(boxMm)}" height="${mm(heightMm)}" rx="2"/>`,
        words(middle - boxMm / 2 + 2, boxTop + sizeMm * 1.25, event.letter, sizeMm * 1.15, 'start'),
        words(middle + boxMm / 2 - 2, boxTop + sizeMm * 1.25, event.when, sizeMm, 'end'),
        label(event.what, boxMm - 4, place),
      ].join('')}</g>`
    }),
  )
  const room = bottom + leaderMm + heightMm + 0.5
  return drawing(width, room, 'A timeline with events in boxes', band(scale, top, sizeMm) + marks.join(''))
}

/** The ribbon with empty rings at the times of the events, to write letters in; `done` is written already. */
export function timelineWithRings(
  times: readonly number[],
  scale: TimeScale,
  sizeMm: number,
  done: { at: number; letter: string },
): string {
  const radius = Math.min(7, (width / times.length - gapMm) / 2)
  const top = radius * 2 + leaderMm
  const events = [...times].sort((a, b) => a - b).map((at) => ({ at }))
  const marks = spread(events, scale, radius * 2).map(({ event: { at }, middle }) => {
    const x = xOf(at, scale)
    const letter = at === done.at ? words(middle, 0.5 + radius + sizeMm * 0.38, done.letter, sizeMm * 1.1) : ''
    const leader = line(middle, radius * 2 + 0.5, x, top, ' stroke-width="0.4"')
    return `<g class="ring">${leader}${circle(x, top, 1.1, true)}${circle(middle, radius + 0.5, radius)}${letter}</g>`
  })
  return drawing(width, top + bandMm + 0.5, 'A timeline with empty rings', band(scale, top, sizeMm) + marks.join(''))
}

function xOf(at: number, { from, upTo }: TimeScale): number {
  return side + ((at - from) / (upTo - from)) * (width - 2 * side)
}

/** Boxes as near to their times as they can be without touching. */
function spread<Event extends { at: number }>(row: readonly Event[], scale: TimeScale, boxMm: number) {
  const pitch = boxMm + gapMm
  const middles = row.map(({ at }) => xOf(at, scale))
  const least = boxMm / 2 + 0.5
  for (let i = 0; i < middles.length; i++)
    middles[i] = Math.max(middles[i] ?? 0, i === 0 ? least : (middles[i - 1] ?? 0) + pitch)
  for (let i = middles.length - 1; i >= 0; i--) {
    const limit = i === middles.length - 1 ? width - least : (middles[i + 1] ?? 0) - pitch
    middles[i] = Math.min(middles[i] ?? 0, limit)
  }
  return row.map((event, i) => ({ event, middle: middles[i] ?? 0 }))
}

/** The ribbon; every tick is drawn, and as many are labelled as there is room for. */
function band(scale: TimeScale, top: number, sizeMm: number): string {
  const { from, upTo, step, named } = scale
  const count = Math.round((upTo - from) / step)
  const ticks = Array.from({ length: count + 1 }, (_, i) => from + i * step)
  const pitch = (width - 2 * side) / count
  const typeMm = Math.min(sizeMm, 4.2)
  const longest = Math.max(...ticks.map((at) => named(at).length)) * typeMm * 0.56 + 1.5
  const stride = Math.ceil(longest / pitch)
  const bottom = top + bandMm
  const marks = ticks.map((at, i) => {
    const x = xOf(at, scale)
    const isLabelled = i % stride === 0
    const notch = isLabelled ? 2 : 1.3
    const lines = line(x, top, x, top + notch) + line(x, bottom - notch, x, bottom)
    return isLabelled ? lines + words(x, top + bandMm / 2 + typeMm * 0.36, named(at), typeMm) : lines
  })
  const edges = line(0, top, width, top, heavy) + line(0, bottom, width, bottom, heavy)
  return `${edges}<g class="ticks">${marks.join('')}</g>`
}

const heavy = ' stroke-width="0.8"'
