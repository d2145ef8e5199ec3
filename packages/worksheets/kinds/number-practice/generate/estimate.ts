import { digits, grouped } from '../../../numbers/integers.ts'
import { numbersIn } from '../../../reading.ts'
import type { Draft } from './family.ts'

/** What the line for the estimate adds to a column. */
export const estimateMm = 12

/** An estimate further off than this share of the answer would tell nothing about it. */
const near = 0.1

const names = { 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const
type Place = keyof typeof names

export function estimateHeading(verb: 'Add' | 'Subtract', place: Place): string {
  const own = verb.toLowerCase()
  return `Estimate first: round both numbers to the nearest ${names[place]}, ${own} those, and write that after “about”. Then ${own} the exact numbers. Your answer must be near your estimate.`
}

/** For factors of so many digits at most. */
export function productHeading(most: number): string {
  const places = most > 3 ? 'the long number to the nearest hundred, the short one' : 'both numbers'
  return `Estimate first: round ${places} to the nearest ten and multiply those, after “about”. Then multiply: times the ones, times the tens, add.`
}

/** A column whose answer is told by and large first; where no place is given, in places that leave a product near. */
export function withEstimate(draft: Draft | undefined, sign: '+' | '−' | '×', place?: Place): Draft | undefined {
  if (!draft?.column || (!place && sign !== '×')) return draft
  const [a = 0, b = 0] = numbersIn(`${draft.column.top} ${draft.column.bottom}`)
  const [first, second] = [rounded(a, place), rounded(b, place)]
  const worked = (one: number, two: number) => (sign === '+' ? one + two : sign === '−' ? one - two : one * two)
  const [value, exact] = [worked(first, second), worked(a, b)]
  // What rounds to nothing, or is round already, shows nothing.
  if (Math.min(a, b) < (place ?? 10) || Math.min(first, second, value) <= 0 || first === a || second === b)
    return undefined
  if (Math.abs(value - exact) > near * exact) return undefined
  return {
    ...draft,
    about: grouped(value),
    answer: `${draft.answer}, about ${grouped(value)}`,
    also: `${grouped(first)} ${sign} ${grouped(second)} = ${grouped(value)}.`,
  }
}

function rounded(n: number, place?: Place): number {
  const to = place ?? (digits(n).length > 3 ? 100 : 10)
  return Math.floor((n + to / 2) / to) * to
}
