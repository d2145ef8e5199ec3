import { gradeTables } from '../../../grade-tables.ts'
import { atPlaces, type Decimal, minusDecimal, plusDecimal, writtenDecimal } from '../../../numbers/decimal.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

export const sumDecimals: Draw<'add-decimals' | 'subtract-decimals'> = (task, setting) => {
  const adding = task.do === 'add-decimals'
  return {
    heading: `${adding ? 'Add' : 'Subtract'}. Line up the decimal points in the space below.`,
    layout: 'rows',
    across: 2,
    want: 8,
    ...(task.places > 1 && { usual: { is: ({ isTelling }: Draft) => isTelling === true, most: 0.5 } }),
    tall: gradeTables[setting.grade].boxMm + 18,
    draw: (random) => {
      const { places, upTo } = task
      const unit = 10 ** places
      const [low, high] = largest(upTo, setting.step, 1)
      const whole: Decimal = { scaled: random.int(low === 1 ? 2 : low * unit, high * unit), places }
      const piece: Decimal = { scaled: random.int(Math.ceil(whole.scaled / 20), whole.scaled), places }
      const form = places === 1 ? 'equal' : random.pick(forms)
      if (!adding && form === 'first shorter') return difference(shorter(whole), piece)
      const part = form === 'equal' ? piece : shorter(piece)
      if (!adding) return difference(whole, part)
      const rest = minusDecimal(whole, part)
      return form === 'first shorter' ? sum(part, rest) : sum(rest, part)
    },
  }
}

/** Where both have the same places, lining up their ends is right by luck: that is half of the items at most. */
const forms = ['equal', 'equal', 'second shorter', 'first shorter'] as const

/** One decimal place less. */
function shorter({ scaled, places }: Decimal): Decimal {
  return { scaled: Math.floor(scaled / 10), places: places - 1 }
}

/** Written as it is: positive, and without a zero at its end. */
function isPlain({ scaled }: Decimal): boolean {
  return scaled > 0 && scaled % 10 !== 0
}

function sum(a: Decimal, b: Decimal): Draft | undefined {
  const result = plusDecimal(a, b)
  if (![a, b, result].every(isPlain)) return undefined
  return draft('+', a, b, result, a.scaled + b.scaled)
}

function difference(a: Decimal, b: Decimal): Draft | undefined {
  const result = minusDecimal(a, b)
  if (![a, b, result].every(isPlain)) return undefined
  return draft('−', a, b, result, a.scaled - b.scaled)
}

function draft(sign: '+' | '−', a: Decimal, b: Decimal, result: Decimal, endToEnd: number): Draft | undefined {
  const isUneven = a.places !== b.places
  // What is uneven has something to carry or to trade, so that the example shows it.
  if (isUneven && !regroups(sign, a, b, result)) return undefined
  const answer = writtenDecimal(result)
  const padded = (one: Decimal) => withPlaces(one, result.places)
  const [first, second] = [writtenDecimal(a), writtenDecimal(b)]
  const slip = writtenDecimal({ scaled: endToEnd, places: Math.max(a.places, b.places) })
  return {
    line: [text(`${first} ${sign} ${second} =`), gap(answer)],
    lined: { top: padded(a), sign, bottom: padded(b), result: padded(result) },
    answer,
    isTelling: isUneven,
    hard: a.scaled + (isUneven ? 10 * a.scaled : 0),
    same: `${[first, second].sort().join(',')}`,
    note:
      !isUneven || endToEnd <= 0
        ? 'To check, the decimal points stand exactly under each other.'
        : `If the answer was ${slip}, the last digits were lined up, not the decimal points.`,
  }
}

/** `5.20` of 5.2: with as many places as wanted, zeros at the end. */
function withPlaces(number: Decimal, places: number): string {
  const digits = String(atPlaces(number, places).scaled).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Whether a column passes 10 or has too little to take from. */
function regroups(sign: '+' | '−', a: Decimal, b: Decimal, result: Decimal): boolean {
  const [first, second, all] = [a, b, result].map(({ scaled }) =>
    [...String(scaled)].reduce((sum, digit) => sum + Number(digit), 0),
  ) as [number, number, number]
  return sign === '+' ? first + second !== all : first - second !== all
}
