import { baseTen, baseTenWidth } from '../../../figures/base-ten.ts'
import { digits } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import { lessonThing } from '../../../things-for.ts'
import { headline } from '../../headline.ts'
import { pairs } from './pairs.ts'
import { blocksAnswer, counted, inPlaces } from './places.ts'
import type { Draft, DraftSection, MakePage } from './sheet.ts'

/** Most millimetres beside the answer, and most for a cube, so that all rows stand on the page. */
const beside = { wide: 44, cube: 3 }
const rows = { wide: 105, cube: 1.8 }

/**
 * Side of a cube in millimetres: as large as the widest blocks of the page allow, each given from its ones up.
 * @param inRows most for a row of hundreds
 */
export function unitFor(upTo: number, shown: readonly (readonly number[])[], inRows = rows): number {
  if (upTo < 20) return 4.3
  const { wide, cube } = upTo < 100 ? beside : inRows
  const steps = Array.from({ length: 40 }, (_, i) => cube - i * 0.05)
  return steps.find((unit) => shown.every((blocks) => baseTenWidth(blocks, unit) <= wide)) ?? 1.2
}

export const read: MakePage = ({ upTo, compare }, { step, things, place }, random) => {
  const thing = lessonThing(upTo, things)
  const title = `${headline(thing.many)} by Tens at ${headline(place)}`
  if (upTo < 20) {
    const heading = 'A rod is ten. Write the loose ones, then write all.'
    const drafts = random.sample(
      [11, 12, 13, 14, 15, 16, 17, 18, 19].filter((value) => value <= upTo),
      6,
    )
    const instructions = `Each cube is one of the ${thing.many}. How many are there?`
    return { title, instructions, sections: [{ heading, layout: 'teens', hasExample: true, drafts: drafts.map(teen) }] }
  }
  const share = 0.6 + step * 0.2
  const [least, most] = upTo < 100 ? [12, Math.floor(upTo * share)] : [101, Math.max(160, Math.floor(upTo * share))]
  const highest = Math.min(most, upTo)
  // More than five hundreds take two rows: for one of the items there is room.
  const values =
    highest > 510
      ? [...numbers(4, least, 500, random), ...numbers(1, 501, highest, random)]
      : numbers(upTo < 100 ? (compare ? 6 : 10) : 6, least, highest, random)
  const blocks: DraftSection = {
    heading: upTo < 100 ? 'How many tens and ones? Write the number.' : 'How many of each block? Write the number.',
    layout: upTo < 100 ? 'beside' : 'rows',
    hasExample: true,
    drafts: values.map((value) => counting(value, unitFor(upTo, values.map(digits)))),
  }
  const hundreds = upTo < 100 ? '' : ', and a large square is one hundred'
  const instructions = `A cube stands for one ${thing.one}. A rod is ten${hundreds}.`
  const told = upTo < 100 ? [] : numbers(upTo > 500 ? 5 : 6, 101, upTo, random, values)
  const written = told.length > 0 ? [inWords(told, random)] : []
  if (compare) return { title, instructions, sections: [blocks, pairs(upTo, highest, random)] }
  return { title, instructions, sections: [blocks, ...written] }
}

/** Different numbers, small ones first; about one in four has a zero in it. */
export function numbers(
  count: number,
  from: number,
  upTo: number,
  random: Random,
  taken: readonly number[] = [],
): number[] {
  const draw = () => {
    const value = random.int(from, upTo)
    const isRare = digits(value).includes(0) && random.next() < 0.5
    return isRare || taken.includes(value) ? null : value
  }
  return distinct(count, draw, String, (value) => value)
}

function teen(value: number): Draft {
  const loose = value - 10
  return {
    figure: baseTen(0, 1, loose, unitFor(19, [])),
    line: [{ text: '10 +' }, { blank: 'box' }, { text: '=' }, { blank: 'box' }],
    finished: [{ text: '10 +' }, { done: String(loose) }, { text: '=' }, { done: String(value) }],
    answer: `10 + ${loose} = ${value}`,
    note: `${loose + 1} if the rod was counted as one: count ten small squares on it.`,
  }
}

function counting(value: number, unit: number): Draft {
  const fromOnes = digits(value)
  const [ones = 0, tens = 0, hundreds = 0] = fromOnes
  return {
    figure: baseTen(hundreds, tens, ones, unit),
    chart: fromOnes,
    line: [{ text: '=' }, { blank: 'wide' }],
    finished: [{ text: '=' }, { done: String(value) }],
    answer: blocksAnswer(value),
    note: countingNote(fromOnes),
  }
}

function countingNote([ones = 0, tens = 0, hundreds = 0]: readonly number[]): string {
  if (hundreds === 0)
    return ones === tens || ones === 0
      ? `${tens + ones} if each rod was counted as one.`
      : `${ones}${tens} if tens and ones changed places.`
  if (tens === 0 || ones === 0)
    return `${[hundreds, tens, ones].filter((digit) => digit > 0).join('')} if the empty place was left out: it is a 0.`
  return `${hundreds + tens + ones} if every block was counted as one.`
}

/** `4 hundreds 7 ones =`, places that are zero not told. */
function inWords(values: readonly number[], random: Random): DraftSection {
  const drafts = values.map((value): Draft => {
    const told = digits(value).map((count, power) => (count > 0 ? counted(count, power) : ''))
    const words = told.filter(Boolean).reverse()
    const mixed = random.next() < 0.3 ? [...words].reverse() : words
    const bare = digits(value)
      .filter((digit) => digit > 0)
      .reverse()
      .join('')
    return {
      line: [{ text: `${mixed.join(' ')} =` }, { blank: 'wide' }],
      finished: [],
      answer: String(value),
      note:
        bare === String(value)
          ? `${inPlaces(digits(value))}: the largest place comes first.`
          : `${bare} if the empty place was left out: it is a 0.`,
    }
  })
  return { heading: 'Write the number.', layout: 'words', hasExample: false, drafts }
}
