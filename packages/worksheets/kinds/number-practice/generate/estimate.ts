import { digits, grouped } from '../../../numbers/integers.ts'
import { numbersIn } from '../../../reading.ts'
import type { Draft } from './family.ts'

/** What the line for the estimate adds to a column. */
export const estimateMm = 12

const names = { 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const
type Place = keyof typeof names

export function estimateHeading(verb: 'Add' | 'Subtract', place: Place): string {
  const then = `${verb.toLowerCase()}. Are the two near each other?`
  return `First about: round both numbers to the nearest ${names[place]} and ${verb.toLowerCase()}. Then ${then}`
}

export const productHeading =
  'First about: round both numbers to their largest place and multiply. Then multiply: times the ones, times the tens, add.'

/** A column whose answer is told by and large first; the place of each factor where none is given. */
export function withEstimate(draft: Draft | undefined, sign: '+' | '−' | '×', place?: Place): Draft | undefined {
  if (!draft?.column || (!place && sign !== '×')) return draft
  const [a = 0, b = 0] = numbersIn(`${draft.column.top} ${draft.column.bottom}`)
  const [first, second] = [rounded(a, place), rounded(b, place)]
  const value = sign === '+' ? first + second : sign === '−' ? first - second : first * second
  // What rounds to nothing, or is round already, shows nothing.
  if (Math.min(first, second, value) <= 0 || first === a || second === b) return undefined
  return {
    ...draft,
    about: grouped(value),
    answer: `${draft.answer}, about ${grouped(value)}`,
    also: `${grouped(first)} ${sign} ${grouped(second)} = ${grouped(value)}.`,
  }
}

function rounded(n: number, place?: Place): number {
  const to = place ?? 10 ** (digits(n).length - 1)
  return Math.floor((n + to / 2) / to) * to
}
