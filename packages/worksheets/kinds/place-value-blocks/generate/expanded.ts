import type { Grade } from '@pencil-quest/contract/choices'
import { digits, grouped } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { headline } from '../../headline.ts'
import { pairs } from './pairs.ts'
import type { Draft, MakePage } from './sheet.ts'

const items: Record<Grade, number> = { kindergarten: 4, '1st': 4, '2nd': 5, '3rd': 5, '4th': 4, '5th': 4 }
const worths = 4

export const expanded: MakePage = ({ upTo, compare }, { grade, step, characters, place }, random) => {
  const count = items[grade]
  const values = spread(count * 2 + 1 + worths, upTo, step, random)
  const shuffled = random.shuffle(values)
  const easyFirst = (a: number, b: number) => a - b
  const [apart, together, worth] = [
    shuffled.slice(0, count + 1).sort(easyFirst),
    shuffled.slice(count + 1, count * 2 + 1).sort(easyFirst),
    shuffled.slice(count * 2 + 1).sort(easyFirst),
  ]
  const wide = upTo > 999
  return {
    title: `The Number Lock at ${headline(place)}`,
    instructions: `${random.pick(characters)} opens the lock with the worth of every digit.`,
    sections: [
      {
        heading: 'Take the number apart.',
        layout: wide ? 'long-lines' : 'lines',
        hasExample: true,
        drafts: apart.map(takeApart),
      },
      {
        heading: 'Put the number together.',
        layout: wide ? 'long-lines' : 'lines',
        hasExample: false,
        drafts: together.map((value) => putTogether(value, step === 2, random)),
      },
      compare
        ? pairs(upTo, upTo, random, 4)
        : {
            heading: 'How much is the underlined digit worth?',
            layout: 'lines',
            hasExample: false,
            drafts: worth.map((value) => worthOf(value, random)),
          },
    ],
  }
}

/** Different numbers of all lengths that fit; every third has a zero inside where it is long enough. */
function spread(count: number, upTo: number, step: number, random: Random): number[] {
  const longest = String(upTo).length
  const shortest = Math.max(2, longest - (longest > 3 ? 2 - step : step === 0 ? 1 : 0))
  const found = new Set<number>()
  for (let tries = 0; found.size < count && tries < 2000; tries++) {
    const length = shortest + (found.size % (longest - shortest + 1))
    const value = random.int(10 ** (length - 1), Math.min(upTo, 10 ** length - 1))
    const inner = digits(value).slice(0, -1)
    const zeros = inner.filter((digit) => digit === 0).length
    const wantsZero = found.size % 3 === 1 && length > 2
    if (wantsZero ? zeros === 1 : zeros === 0) found.add(value)
  }
  return [...found]
}

function partsOf(value: number): string[] {
  return digits(value)
    .map((digit, power) => digit * 10 ** power)
    .filter((part) => part > 0)
    .reverse()
    .map(grouped)
}

function takeApart(value: number): Draft {
  const answer = partsOf(value).join(' + ')
  return {
    line: [{ text: `${grouped(value)} =` }, { blank: 'long' }],
    finished: [{ text: `${grouped(value)} =` }, { done: answer }],
    answer,
    note: `${digits(value).reverse().join(' + ')} if the digits were written in place of their worth.`,
  }
}

/** A longer number is read by nobody. */
const mostDigits = 7

function putTogether(value: number, isMixed: boolean, random: Random): Draft {
  const parts = isMixed ? random.shuffle(partsOf(value)) : partsOf(value)
  const bare = digits(value)
    .filter((digit) => digit > 0)
    .reverse()
    .join('')
  const sideBySide = partsOf(value).join('').replaceAll(',', '')
  const slip =
    sideBySide.length <= mostDigits
      ? `${sideBySide} if the parts were only written side by side.`
      : `${grouped(value - Number(partsOf(value).at(-1)?.replaceAll(',', '')))} if the smallest part was left out.`
  return {
    line: [{ text: `${parts.join(' + ')} =` }, { blank: 'wide' }],
    finished: [],
    answer: grouped(value),
    note: bare === String(value) ? slip : `${grouped(Number(bare))} if the empty place was left out: it is a 0.`,
  }
}

function worthOf(value: number, random: Random): Draft {
  const fromOnes = digits(value)
  const power = random.pick(fromOnes.flatMap((digit, own) => (own > 0 && digit > 0 ? [own] : [])))
  const digit = fromOnes[power] ?? 0
  const text = grouped(value)
  // Commas stand among the digits: after every third from the right.
  const at = text.length - 1 - power - Math.floor(power / 3)
  return {
    line: [{ text: text.slice(0, at) }, { digit: text.charAt(at) }, { text: text.slice(at + 1) }, { blank: 'wide' }],
    finished: [],
    answer: grouped(digit * 10 ** power),
    note: `${digit} is the digit, not its worth. ${grouped(digit * 10 ** (power - 1))} would be one place too small.`,
  }
}
