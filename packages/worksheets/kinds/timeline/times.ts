import type { TimeScale } from '../../figures/time-line.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'

export type Unit = SpecOf<'timeline'>['unit']

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
const mostTicks = 14

/**
 * How a place in time is printed. Hours count from midnight and may end in .5; days and months count from 1;
 * years are of the common era.
 */
export function when(unit: Unit, at: number): string {
  if (unit === 'hour') {
    const minutes = at % 1 === 0 ? '00' : '30'
    return at === 12 ? '12:00 noon' : `${((Math.floor(at) + 11) % 12) + 1}:${minutes} ${at < 12 ? 'a.m.' : 'p.m.'}`
  }
  if (unit === 'month') return months[at - 1] ?? ''
  return unit === 'day' ? `Day ${at}` : String(at)
}

/** Throws `CannotDraw` where a time is none of the unit. */
export function checkTime(unit: Unit, at: number): void {
  const fits = unit === 'hour' ? at >= 0 && at < 24 && (at * 2) % 1 === 0 : at >= 1 && at % 1 === 0
  if (!fits || (unit === 'month' && at > 12)) throw new CannotDraw(`No ${unit} is numbered ${at}`)
}

/** From the tick before the first time to the one after the last. */
export function scaleFor(unit: Unit, times: readonly number[]): TimeScale {
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const step = steps.find((width) => (last - first) / width <= mostTicks - 2)
  if (step === undefined || last === first) throw new CannotDraw('The events lie too far apart, or not at all')
  const from = unit === 'day' || unit === 'month' ? first : Math.floor(first / step) * step
  const upTo = from + Math.ceil((last - from) / step) * step
  return { from, upTo, step, named: (at) => tickName(unit, at) }
}

function tickName(unit: Unit, at: number): string {
  if (unit === 'hour') return at === 12 ? 'noon' : `${((at + 11) % 12) + 1} ${at % 24 < 12 ? 'a.m.' : 'p.m.'}`
  return unit === 'month' ? (months[at - 1] ?? '').slice(0, 3) : when(unit, at)
}
