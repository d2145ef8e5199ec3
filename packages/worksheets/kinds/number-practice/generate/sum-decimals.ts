import { gradeTables } from '../../../grade-tables.ts'
import { type Decimal, minusDecimal, plusDecimal, writtenDecimal } from '../../../numbers/decimal.ts'
import { largest } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
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
      const unit = 10 ** task.places
      const [low, high] = largest(task.upTo, setting.step, 1)
      const whole = random.int(low === 1 ? 2 : low * unit, high * unit)
      const part = shorter(random, random.int(Math.ceil(whole / 20), whole), task.places, setting.step)
      const rest = whole - part.scaled * 10 ** (task.places - part.places)
      const first: Decimal = { scaled: adding ? rest : whole, places: task.places }
      if (rest <= 0 || first.scaled % 10 === 0 || part.scaled % 10 === 0 || part.scaled === 0) return undefined
      return adding ? sum(first, part) : difference(first, part)
    },
  }
}

/** In the harder half of a grade the second number may have one decimal place less. */
function shorter(random: Random, scaled: number, places: number, step: 0 | 1 | 2): Decimal {
  if (step === 0 || places === 1 || random.next() < 0.5) return { scaled, places }
  return { scaled: Math.floor(scaled / 10), places: places - 1 }
}

function sum(a: Decimal, b: Decimal): Draft | undefined {
  const result = plusDecimal(a, b)
  if (result.scaled % 10 === 0) return undefined
  return draft('+', a, b, writtenDecimal(result), a.scaled + b.scaled)
}

function difference(a: Decimal, b: Decimal): Draft | undefined {
  const result = minusDecimal(a, b)
  if (result.scaled % 10 === 0) return undefined
  return draft('−', a, b, writtenDecimal(result), a.scaled - b.scaled)
}

function draft(sign: '+' | '−', a: Decimal, b: Decimal, answer: string, endToEnd: number): Draft {
  const [first, second] = [writtenDecimal(a), writtenDecimal(b)]
  const slip = writtenDecimal({ scaled: endToEnd, places: a.places })
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
