import { gradeTables } from '../../../grade-tables.ts'
import { digits, grouped } from '../../../numbers/integers.ts'
import { largest } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

/** Above this a page is about the places of long numbers, where equal ones teach nothing. */
const short = 1000

export const compare: Draw<'compare'> = (task, setting) => {
  const room = { layout: 'rows', tall: gradeTables[setting.grade].boxMm + 6 } as const
  const [low, high] = largest(task.upTo, setting.step, 1)
  if (task.upTo > short)
    return {
      ...room,
      heading: 'Write < or > in the ring. Begin with the largest place.',
      usual: { is: ({ uses = [] }) => tiedPlaces(uses) > 0, most: 0.2 },
      draw: (random) => long(random, Math.max(low, short), high),
    }
  return {
    ...room,
    heading: 'Write <, > or = in the ring.',
    // Where every hundred differs, the tens and ones are never read.
    ...(high > 200 && { usual: { is: ({ uses = [] }) => [1, 2].includes(tiedPlaces(uses)), most: 0.6 } }),
    draw: (random) => {
      if (high > 200 && random.next() < 0.5) return sameHundreds(random, low, high)
      const a = random.int(low, high)
      const b = random.next() < 0.2 ? a : random.next() < 0.4 ? mixedUp(a, task.upTo) : random.int(low, high)
      return draft(a, b, Math.max(a, b) * (digits(a).length === digits(b).length ? 2 : 1))
    },
  }
}

/** The tens decide, or the ones. */
function sameHundreds(random: Random, low: number, high: number): Draft | undefined {
  const a = random.int(Math.max(low, 100), high)
  const size = random.pick([10, 100])
  const b = a - (a % size) + random.int(0, size - 1)
  if (a === b || b > high) return undefined
  return draft(a, b, Math.max(a, b) * 2)
}

function draft(a: number, b: number, hard: number): Draft {
  const sign = a < b ? '<' : a > b ? '>' : '='
  return {
    line: [text(grouped(a)), gap(sign, 'ring'), text(grouped(b))],
    answer: sign,
    hard,
    uses: [a, b],
    same: `${Math.min(a, b)},${Math.max(a, b)}`,
    note:
      a === b ? undefined : `If the sign was ${a < b ? '>' : '<'}, it was turned round: it opens to the larger number.`,
  }
}

/** Numbers alike in their first two or three places, now and then one with fewer digits. */
function long(random: Random, low: number, high: number): Draft | undefined {
  const a = random.int(low, high)
  const size = 10 ** (digits(a).length - random.int(2, 3))
  const b = random.next() < 0.2 ? Math.floor(a / 10) + random.int(0, 9) : a - (a % size) + random.int(0, size - 1)
  if (b < low || b > high || a === b) return undefined
  const [one, other] = random.next() < 0.5 ? [a, b] : [b, a]
  const tied = tiedPlaces([a, b])
  // Alike in more places than asked for, or of equal length and told apart at once.
  if (tied > 3 || (tied < 2 && digits(a).length === digits(b).length)) return undefined
  // The fourth place decides in half of the pairs, a larger one or the length in the others.
  const verdict = tied > 2 ? 'yes' : 'no'
  const item = { ...draft(one, other, tied * 10 * high + Math.max(a, b)), verdict } as const
  return tied === 0 ? item : { ...item, note: `The first ${tied} places are alike, so the next one decides.` }
}

/** Places from the left in which two numbers of one length agree; 0 where their lengths differ. */
function tiedPlaces([a = 0, b = 0]: readonly number[]): number {
  const [one, other] = [String(a), String(b)]
  if (one.length !== other.length) return 0
  const first = [...one].findIndex((digit, place) => digit !== other[place])
  return first < 0 ? one.length : first
}

/** The same digits the other way round: 47 and 74. */
function mixedUp(a: number, upTo: number): number {
  const turned = Number(digits(a).join(''))
  return turned <= upTo && turned > 0 ? turned : Math.max(1, a - 1)
}
