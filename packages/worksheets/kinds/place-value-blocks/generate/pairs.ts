import { digits } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import type { Draft, DraftSection } from './sheet.ts'

/** Pairs to compare: told by the largest place first, then by a later one; one pair is the same. */
export function pairs(upTo: number, highest: number, random: Random, count = 6): DraftSection {
  const least = upTo < 100 ? 11 : 101
  // On a short page too, each place decides once.
  const sorts =
    upTo < 100
      ? random.shuffle([turned, turned, near, near, far, far])
      : [...random.shuffle([tens, near, far]), ...random.shuffle([tens, turned, near])]
  let at = 0
  const draw = () => {
    const a = random.int(least, highest)
    const b = sorts[at % sorts.length]?.(a, random, least, highest)
    if (b === undefined || b === a || b < least || b > highest) return null
    at++
    return [a, b] as const
  }
  const chosen = distinct(
    count - 1,
    draw,
    ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
    ([a, b]) => Math.max(a, b) - Math.abs(a - b) * 2,
  )
  const same = random.int(least, highest)
  return {
    heading: 'Compare. Write <, > or = in the ring.',
    layout: 'pairs',
    hasExample: false,
    // The signs take turns, so that one of them does not fill the key.
    drafts: [
      ...chosen.map(([a, b], i) =>
        i % 2 === 0 ? pair(Math.min(a, b), Math.max(a, b)) : pair(Math.max(a, b), Math.min(a, b)),
      ),
      pair(same, same),
    ],
  }
}

/** 47 and 74. */
function turned(a: number): number {
  return Number(digits(a).join(''))
}

function near(a: number, random: Random): number {
  return a - (a % 10) + random.int(0, 9)
}

/** Alike only in the hundreds. */
function tens(a: number, random: Random): number | undefined {
  const b = a - (a % 100) + random.int(0, 99)
  return Math.floor(a / 10) === Math.floor(b / 10) ? undefined : b
}

function far(_a: number, random: Random, least: number, highest: number): number {
  return random.int(least, highest)
}

function pair(a: number, b: number): Draft {
  const sign = a < b ? '<' : a > b ? '>' : '='
  return {
    line: [{ text: String(a) }, { blank: 'ring' }, { text: String(b) }],
    finished: [],
    answer: sign,
    note: a === b ? `${a} and ${b} have the same in every place.` : deciding(a, b),
  }
}

function deciding(a: number, b: number): string {
  const [one, other] = [digits(a).reverse(), digits(b).reverse()]
  const place = one.findIndex((digit, i) => digit !== other[i])
  const name = ['hundreds', 'tens', 'ones'].slice(-one.length)[place] ?? 'ones'
  return `${a}, ${b}: the ${name} decide.`
}
