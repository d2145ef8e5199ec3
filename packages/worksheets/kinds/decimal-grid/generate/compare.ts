import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { decimalGrid } from '../../../figures/decimal-grid.ts'
import { type Decimal, writtenDecimal } from '../../../numbers/decimal.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import { toConvert } from './name.ts'
import { type Draft, type DraftSection, type MakeSections, sides } from './sheet.ts'
import { decimal } from './values.ts'

/** Squares with hundredths are so large that fewer of them have room. */
const counts = { tenths: { drawn: 6, signs: 6, orders: 2 }, hundredths: { drawn: 4, signs: 6, orders: 3 } }

/** With hundredths of 4th grade a part of the page goes to writing them as decimals. */
export const compare: MakeSections = (places, setting, random) =>
  sections(places, setting, random, places === 2 && setting.grade === '4th')

/** Comparing alone, for pages that have other parts. */
export const onlyCompare: MakeSections = (places, setting, random) => sections(places, setting, random, false)

function sections(
  places: Parameters<MakeSections>[0],
  setting: SheetSetting,
  random: Random,
  converts: boolean,
): DraftSection[] {
  const size = places === 1 ? 'tenths' : 'hundredths'
  const { drawn: pairs, signs, orders } = counts[size]
  const [lines, rows] = converts ? [signs / 2, orders - 1] : [signs, orders]
  const drawn = bothSigns(
    distinct(pairs, () => drawnPair(places, setting, random), inAnyOrder, hardness),
    random,
  )
  const seen = new Set(drawn.map(inAnyOrder))
  const isNew = (values: Pair) => !seen.has(inAnyOrder(values.map((value) => value / 10 ** (places - 2))))
  const draw = () => {
    const values = pair(places, setting, random)
    return values && isNew(values) ? values : null
  }
  const written = bothSigns(distinct(lines - 1, draw, inAnyOrder, hardness), random)
  const parts = places === 1 ? 10 : 100
  return [
    {
      heading: 'Compare the shaded parts. Write <, > or =.',
      layout: places === 1 ? 'pairs' : 'stacked',
      hasExample: true,
      drafts: drawn.map(([a, b]) => shadedPair(a, b, parts)),
    },
    {
      heading: 'Write <, > or =.',
      layout: 'signs',
      hasExample: false,
      drafts: [...written.map(([a, b]) => compared(shown(a, places), shown(b, places), a, b)), equal(0, random)],
    },
    {
      heading: 'Put the numbers in order.',
      layout: 'orders',
      hasExample: false,
      drafts: distinct(rows, () => three(places, setting, random), inAnyOrder).map((values) =>
        order(values, places, random),
      ),
    },
    ...(converts
      ? [
          {
            heading: 'Write the decimal.',
            layout: 'lines' as const,
            hasExample: false,
            drafts: toConvert(setting, random),
          },
        ]
      : []),
  ]
}

type Pair = [number, number]

/** Turned so that half of them have the greater number first. */
export function bothSigns(pairs: readonly (readonly number[])[], random: Random): Pair[] {
  const isGreaterFirst = random.shuffle(pairs.map((_, i) => i % 2 === 0))
  return pairs.map(([a = 0, b = 0], i) => (isGreaterFirst[i] === a > b ? [a, b] : [b, a]))
}

/** The same numbers in any order. */
export function inAnyOrder(values: readonly number[]): string {
  return [...values].sort((a, b) => a - b).join()
}

function hardness([a, b]: readonly number[]): number {
  return -Math.abs((a ?? 0) - (b ?? 0))
}

function shown(scaled: number, places: Decimal['places']): string {
  return writtenDecimal({ scaled, places })
}

/** Hundredths of two squares; often one with tenths only, so that the longer one is not the larger one. */
function drawnPair(places: number, { step }: SheetSetting, random: Random): Pair | null {
  const one = random.int(1, 9) * 10
  const other = places === 1 ? random.int(1, 9) * 10 : random.int(one - 18 + step * 4, one + 12 - step * 3)
  if (one === other || other < 3 || other > 97) return null
  return [one, other]
}

/** Near numbers below one, in the last of the places; the one with fewer digits is the larger one more often than not. */
function pair(places: number, { step }: SheetSetting, random: Random): Pair | null {
  const size = 10 ** places
  if (places === 1) {
    const [a, b] = [random.int(1, 9), random.int(1, 9)]
    return a === b ? null : [a, b]
  }
  const round = random.int(1, 9) * (size / 10)
  const reach = Math.floor(size / (step === 2 ? 12 : 6))
  const near = random.next() < 0.6 ? round - random.int(1, reach) : round + random.int(1, reach)
  const a = random.next() < 0.5 ? round : near + random.pick([-3, -2, 2, 3])
  return a === near || Math.min(a, near) < 1 || Math.max(a, near) >= size ? null : [a, near]
}

function signOf(a: number, b: number): string {
  return a < b ? '<' : a > b ? '>' : '='
}

export function compared(left: string, right: string, a: number, b: number): Draft {
  const [small, large] = a < b ? [left, right] : [right, left]
  return {
    line: [{ text: left }, { blank: 'ring' }, { text: right }],
    answer: `${left} ${signOf(a, b)} ${right}`,
    note:
      small.length > large.length
        ? 'The number with more digits is not the larger one: compare tenths first.'
        : 'If the sign is turned around: its open side faces the larger number.',
  }
}

function shadedPair(a: number, b: number, parts: 10 | 100): Draft {
  const draft = compared(decimal(a), decimal(b), a, b)
  const figures = [a, b].map((value) =>
    decimalGrid(parts, value / (100 / parts), parts === 10 ? sides.tenthsInPairs : sides.hundredths),
  )
  const line = [{ text: decimal(a) }, { done: signOf(a, b) }, { text: decimal(b) }]
  return { ...draft, figures, worked: { figures, line } }
}

/** `0.5` and `0.50` */
export function equal(wholes: number, random: Random): Draft {
  const left = `${wholes}.${random.int(1, 9)}`
  const right = `${left}0`
  const [first, second] = random.shuffle([left, right])
  return {
    line: [{ text: first ?? '' }, { blank: 'ring' }, { text: second ?? '' }],
    answer: `${first} = ${second}`,
    note: `${right} looks larger. Ten hundredths make one tenth, so both are worth the same.`,
  }
}

function three(places: number, setting: SheetSetting, random: Random): number[] | null {
  const [first, second] = [pair(places, setting, random), pair(places, setting, random)]
  if (!first || !second) return null
  const values = [...new Set([...first, ...second])].slice(0, 3)
  return values.length === 3 ? values : null
}

export function order(values: readonly number[], places: number, random: Random): Draft {
  const sorted = [...values].sort((a, b) => a - b)
  const mixed = random.shuffle(values)
  const inOrder = sorted.map((value) => shown(value, places))
  const byLength = [...inOrder].sort((a, b) => Number(a.replace('.', '')) - Number(b.replace('.', '')))
  const slip = byLength.join() === inOrder.join() ? [...inOrder].reverse().join(' > ') : byLength.join(', ')
  return {
    line: [
      { text: `${mixed.map((value) => shown(value, places)).join(', ')}:` },
      { blank: 'wide' },
      { text: '<' },
      { blank: 'wide' },
      { text: '<' },
      { blank: 'wide' },
    ],
    answer: inOrder.join(' < '),
    note: slip.includes('>') ? `${slip} would be from the largest down.` : `${slip} if the point was overlooked.`,
  }
}
