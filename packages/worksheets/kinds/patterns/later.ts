import type { Random } from '../../random.ts'
import { distinct, type Item } from '../../task-page.ts'

interface Trail {
  start: number
  /** Below zero where it takes away. */
  by: number
  steps: number
}

const count = 4

/** Which of three numbers in a row comes later in a trail? Steps of three or more meet just one of them. */
export function laterNumbers(upTo: number, random: Random): Item[] {
  const grows = distinct(
    count - 1,
    () => growing(upTo, random),
    ({ by }) => String(by),
  )
  const shrinks = distinct(
    1,
    () => shrinking(upTo, random),
    ({ by }) => String(by),
  )
  return [...grows, ...shrinks].map((trail, i) => ({ ...question(trail, random), ...(i === 0 && { isExample: true }) }))
}

function endOf({ start, by, steps }: Trail): number {
  return start + by * steps
}

function growing(upTo: number, random: Random): Trail | null {
  const trail = { start: random.int(1, 9), by: random.int(3, 9), steps: random.int(6, 10) }
  return endOf(trail) + 2 > upTo ? null : trail
}

function shrinking(upTo: number, random: Random): Trail | null {
  const trail = { start: random.int(40, Math.min(99, upTo)), by: -random.int(3, 9), steps: random.int(5, 8) }
  return endOf(trail) < 4 ? null : trail
}

function question(trail: Trail, random: Random): Item {
  const { start, by, steps } = trail
  const end = endOf(trail)
  const size = Math.abs(by)
  // By even steps, even or odd decides: the two beside the end are the other.
  const first = end - (size % 2 === 0 ? 1 : random.int(0, 2))
  const sum = `${start} ${by > 0 ? '+' : '−'} ${steps} × ${size} = ${end}`
  return {
    ask: `A trail starts at ${start} and ${by > 0 ? 'adds' : 'takes away'} ${size}. Which number can come: ${first}, ${first + 1} or ${first + 2}?`,
    answer: String(end),
    way: [sum],
    note: size % 2 === 0 ? `All its numbers are ${start % 2 === 0 ? 'even' : 'odd'}. ${sum}.` : `${sum}.`,
  }
}
