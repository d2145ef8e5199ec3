import { baseTen } from '../../../figures/base-ten.ts'
import { digits } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { lessonThing } from '../../../things-for.ts'
import { headline } from '../../headline.ts'
import { blocksAnswer, counted, inPlaces, placeName } from './places.ts'
import { numbers, unitFor } from './read.ts'
import type { Draft, MakePage } from './sheet.ts'

/** Loose ones are ringed by hand: of hundreds there are few rows, with few of them, so that a cube is large. */
const hundreds = { drawn: 4, written: 4, most: 299, rows: { wide: 108, cube: 2.25 } }
const tens = { drawn: 6, written: 6, most: 99, rows: undefined }

export const trade: MakePage = ({ upTo }, { step, things, characters, place }, random) => {
  const [who, thing] = [random.pick(characters), lessonThing(upTo, things)]
  const share = 0.6 + step * 0.2
  const [least, most] = upTo < 100 ? [21, Math.floor(upTo * share)] : [111, Math.floor(upTo * share)]
  const page = upTo < 100 ? tens : hundreds
  const highest = Math.min(upTo, Math.max(most, least + 40))
  const easyFirst = (a: number, b: number) => a - b
  const inBlocks = numbers(page.drawn, least, Math.min(highest, page.most), random).sort(easyFirst)
  const inHead = numbers(page.written, least, highest, random, inBlocks).sort(easyFirst)
  const toTrade = inBlocks.map((value) => ({ value, ...broken(value, random) }))
  const unit = unitFor(
    upTo,
    toTrade.map(({ shown }) => shown),
    page.rows,
  )
  return {
    title: `Trading ${headline(thing.many)} at ${headline(place)}`,
    instructions: `${who} packs ${thing.many} by tens. Ring ten of one kind to trade them.`,
    sections: [
      {
        heading: 'Trade, then write how many there are of each, and the number.',
        layout: upTo < 100 ? 'beside' : 'rows',
        hasExample: true,
        drafts: toTrade.map((one) => loose(one, unit)),
      },
      {
        heading: 'Trade in your head.',
        layout: 'words',
        hasExample: false,
        drafts: inHead.map((value, i) => (i % 2 === 0 ? packed(value, random) : opened(value))),
      },
    ],
  }
}

/** The number with a block of one place broken into ten of the next. */
function broken(value: number, random: Random): Broken {
  const fromOnes = digits(value)
  const powers = fromOnes.flatMap((digit, power) => (power > 0 && digit > 0 ? [power] : []))
  const power = random.pick(powers)
  const shown = fromOnes.map((digit, own) => (own === power ? digit - 1 : own === power - 1 ? digit + 10 : digit))
  return { shown, power }
}

interface Broken {
  shown: number[]
  power: number
}

function loose({ value, shown, power }: Broken & { value: number }, unit: number): Draft {
  const [ones = 0, tens = 0, hundreds = 0] = shown
  return {
    figure: baseTen(hundreds, tens, ones, unit),
    chart: digits(value),
    line: [{ text: '=' }, { blank: 'wide' }],
    finished: [{ text: '=' }, { done: String(value) }],
    answer: blocksAnswer(value),
    note: `${inPlaces(shown)} is not traded yet: ten ${placeName(power - 1)} make one more of the ${placeName(power)}.`,
  }
}

/** `3 tens 14 ones =` */
function packed(value: number, random: Random): Draft {
  const { shown, power } = broken(value, random)
  const counts = shown
    .map((count, own) => ({ count, own }))
    .filter(({ count }) => count > 0)
    .reverse()
  const bare = counts.map(({ count }) => count).join('')
  return {
    line: [{ text: `${counts.map(({ count, own }) => counted(count, own)).join(' ')} =` }, { blank: 'wide' }],
    finished: [],
    answer: String(value),
    note:
      bare === String(value)
        ? `${value - 10 ** power} if the traded ${counted(1, power).slice(2)} was forgotten.`
        : `${bare} if the numbers were only written side by side.`,
  }
}

/** `352 = 34 tens + __ ones` */
function opened(value: number): Draft {
  const [ones = 0] = digits(value)
  const tens = (value - ones) / 10 - 1
  return {
    line: [{ text: `${value} = ${counted(tens, 1)} +` }, { blank: 'box' }, { text: 'ones' }],
    finished: [],
    answer: String(ones + 10),
    note: `${ones} if the opened ten was forgotten: it gives ten more.`,
  }
}
