import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import { bothSigns, compared, equal, inAnyOrder, order } from './compare.ts'
import { shadedPart, withWholes } from './name.ts'
import type { Draft, MakeSections } from './sheet.ts'
import { decimal } from './values.ts'

const places = 2
const counts = { signs: 6, orders: 3 }

/** Numbers past one: one drawn, others written as decimals, compared and put in order. */
export const pastOne: MakeSections = (_places, _setting, random) => {
  const signs = bothSigns(
    distinct(counts.signs - 1, () => pair(random), inAnyOrder),
    random,
  )
  const few = random.int(2, 9)
  return [
    {
      heading: `${few} hundredths fill no column: 0 tenths.`,
      layout: 'grids large',
      hasExample: true,
      drafts: [shadedPart(100 + few, 100)],
    },
    { heading: 'Write the decimal.', layout: 'lines', hasExample: false, drafts: toWrite(random) },
    {
      heading: 'Write <, > or =.',
      layout: 'signs',
      hasExample: false,
      drafts: [...signs.map(([a, b]) => compared(decimal(a), decimal(b), a, b)), equal(random.int(1, 9), random)],
    },
    {
      heading: 'Put the numbers in order.',
      layout: 'orders',
      hasExample: false,
      drafts: distinct(counts.orders, () => three(random), inAnyOrder).map((values) => order(values, places, random)),
    },
  ]
}

/** `2 and 4/100` beside `24/10`, three of each. */
function toWrite(random: Random): Draft[] {
  const [first = 2, second = 3, third = 4] = random.sample([1, 2, 3, 4, 5, 6], 3)
  const [few = 4, tenths = 5, more = 6] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
  return [
    withWholes(first, few),
    allTenths(second, tenths),
    withWholes(third, more),
    allTenths(first, few),
    withWholes(second, tenths),
    allTenths(third, more),
  ]
}

/** `24/10` */
function allTenths(wholes: number, rest: number): Draft {
  const top = wholes * 10 + rest
  return {
    line: [{ fraction: { top: String(top), bottom: '10' } }, { text: '=' }, { blank: 'wide' }],
    answer: decimal(top * 10),
    note: `0.${top} would be ${top} hundredths: ${wholes * 10} tenths make ${wholes === 1 ? '1 whole' : `${wholes} wholes`}.`,
  }
}

/** As many wholes in both; often the same digit is a tenth in one and a hundredth in the other. */
function pair(random: Random): number[] {
  const [digit, wholes] = [random.int(2, 9), random.int(1, 9) * 100]
  const other = random.next() < 0.4 ? digit : near(digit, random)
  return [wholes + digit * 10, wholes + other]
}

/** Hundredths beside so many tenths. */
function near(tenths: number, random: Random): number {
  return tenths * 10 + random.int(1, 9) * random.pick([-1, -1, 1])
}

/** `2.04, 2.14, 2.4`; now and then the smallest has a whole less. */
function three(random: Random): number[] {
  const [digit, wholes] = [random.int(2, 9), random.int(2, 9) * 100]
  const least = random.next() < 0.3 ? digit * 10 + 5 - 100 : digit
  const middle = random.next() < 0.5 ? 10 + digit : near(digit, random)
  return [least, middle, digit * 10].map((value) => wholes + value)
}
