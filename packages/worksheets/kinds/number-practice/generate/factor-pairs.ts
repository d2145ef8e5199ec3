import { gradeTables } from '../../../grade-tables.ts'
import { slice } from '../../../numbers/ranges.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

/** A line has room for so many pairs. */
const mostPairs = 5

export const factorPairs: Draw<'factor-pairs'> = (task, setting) => ({
  heading: 'Write every factor pair, as 2 × 9 for 18. Is the number prime? Write yes or no.',
  layout: 'rows',
  across: 1,
  want: 9,
  tall: gradeTables[setting.grade].boxMm + 4,
  // Every third number is prime.
  usual: { is: ({ isTelling = false }) => isTelling, most: 0.34, isFull: true },
  draw: (random) => {
    const n = random.int(...slice([task.from, task.upTo], setting.step))
    const pairs = Array.from({ length: n }, (_, i) => i + 1).filter((one) => one * one <= n && n % one === 0)
    if (pairs.length > mostPairs) return undefined
    const all = pairs.map((one) => `${one} × ${n / one}`).join(', ')
    const isPrime = pairs.length === 1
    return {
      line: [text(`${n}:`), gap(all, 'full'), text('Prime?'), gap(isPrime ? 'yes' : 'no')],
      answer: `${all}; prime: ${isPrime ? 'yes' : 'no'}`,
      hard: n,
      same: String(n),
      isTelling: !isPrime,
      note: isPrime
        ? `Nothing but 1 and ${n} divides it: try 2, 3, 5 and 7.`
        : `${pairs[1]} divides it, so it has more than one pair.`,
    } satisfies Draft
  },
})
