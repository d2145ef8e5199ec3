import { gradeTables } from '../../../grade-tables.ts'
import { type Decimal, minusDecimal, plusDecimal, writtenDecimal } from '../../../numbers/decimal.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

export const sumDecimals: Draw<'add-decimals' | 'subtract-decimals'> = (task, setting) => {
  const adding = task.do === 'add-decimals'
  return {
    heading: `${adding ? 'Add' : 'Subtract'}. Line up the decimal points in the space below.`,
    layout: 'rows',
    across: 2,
    want: 8,
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
  return draft('+', a, b, writtenDecimal(result), a.scaled + b.scaled)
}

function difference(a: Decimal, b: Decimal): Draft | undefined {
  const result = minusDecimal(a, b)
  if (![a, b, result].every(isPlain)) return undefined
  return draft('−', a, b, writtenDecimal(result), a.scaled - b.scaled)
}

function draft(sign: '+' | '−', a: Decimal, b: Decimal, answer: string, endToEnd: number): Draft {
  const [first, second] = [writtenDecimal(a), writtenDecimal(b)]
  const slip = writtenDecimal({ scaled: endToEnd, places: Math.max(a.places, b.places) })
  return {
    line: [text(`${first} ${sign} ${second} =`), gap(answer)],
    answer,
    hard: a.scaled + (a.places === b.places ? 0 : 10 * a.scaled),
    same: `${[first, second].sort().join(',')}`,
    note:
      a.places === b.places || endToEnd <= 0
        ? 'To check, the decimal points stand exactly under each other.'
        : `If the answer was ${slip}, the last digits were lined up, not the decimal points.`,
  }
}
