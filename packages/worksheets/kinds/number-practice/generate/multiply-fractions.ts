import { gradeTables } from '../../../grade-tables.ts'
import { greatestCommonDivisor } from '../../../numbers/integers.ts'
import { canonical, type Rational } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, otherForm, text } from './family.ts'

/** Smallest parts that a child has to name. */
const mostParts = 60

const headings = {
  fraction:
    'Multiply the numerators, then the denominators. 2/3 × 4/5 means 2/3 of 4/5. Write the answers in lowest terms: 1/2, not 2/4.',
  whole: 'Multiply. Write an answer past 1 as a whole or mixed number in lowest terms.',
  number: 'Find the part of each number: divide by the denominator, then multiply by the numerator.',
}

export const multiplyFractions: Draw<'multiply-fractions'> = (task, setting) => {
  return {
    heading: headings[task.by],
    layout: 'rows',
    across: 2,
    want: 10,
    tall: gradeTables[setting.grade].boxMm * 2,
    draw: (random) => ways[task.by](random, task.denominators, setting.step),
  }
}

/** In lowest terms, and mostly several parts: a top number of 1 would leave the tops nothing to do. */
function proper(random: Random, denominators: number[]): Rational {
  const all = denominators.flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, i) => ({ top: i + 1, bottom })).filter(
      ({ top }) => greatestCommonDivisor(top, bottom) === 1,
    ),
  )
  const several = all.filter(({ top }) => top > 1)
  return random.pick(several.length === 0 || random.next() < 0.1 ? all : several)
}

function partOfPart(random: Random, denominators: number[], step: 0 | 1 | 2): Draft | undefined {
  const [a, b] = [proper(random, denominators), proper(random, denominators)]
  if (a.top === 1 && b.top === 1) return undefined
  const result = { top: a.top * b.top, bottom: a.bottom * b.bottom }
  if (result.bottom > (step === 0 ? mostParts / 2 : mostParts)) return undefined
  return {
    line: [{ fraction: a }, text('×'), { fraction: b }, text('='), { gap: canonical(result), shape: 'tall' }],
    answer: canonical(result),
    hard: result.bottom * 10 + result.top,
    same: [`${a.top}/${a.bottom}`, `${b.top}/${b.bottom}`].sort().join('×'),
    note: `If the answer was ${a.top + b.top}/${a.bottom + b.bottom}, the numbers were added.`,
    also: otherForm(result),
  }
}

function timesWhole(random: Random, denominators: number[], step: 0 | 1 | 2): Draft | undefined {
  const part = proper(random, denominators)
  // 8 × 3/8 needs nothing of what the page is about.
  const times = random.int(2, [5, 8, 10][step] ?? 8)
  if (times % part.bottom === 0) return undefined
  const result = { top: part.top * times, bottom: part.bottom }
  const slip = { top: result.top, bottom: part.bottom * times }
  return {
    line: [text(`${times} ×`), { fraction: part }, text('='), { gap: canonical(result), shape: 'tall' }],
    answer: canonical(result),
    hard: result.top * 10 + part.bottom,
    same: `${times}×${part.top}/${part.bottom}`,
    note: `If the answer was ${slip.top}/${slip.bottom}, the size of the parts was multiplied too.`,
    also: otherForm(result),
  }
}

function partOfNumber(random: Random, denominators: number[], step: 0 | 1 | 2): Draft | undefined {
  const part = proper(random, denominators)
  const number = random.int(6, [40, 60, 100][step] ?? 60)
  const isEven = number % part.bottom === 0
  // A number that does not come out even takes the other way, as in 3/4 of 10.
  if (!isEven && (number > 20 || random.next() < 0.8)) return undefined
  const result = { top: part.top * number, bottom: part.bottom }
  return {
    line: [{ fraction: part }, text(`of ${number} =`), { gap: canonical(result), shape: 'tall' }],
    answer: canonical(result),
    hard: (isEven ? 0 : 1000) + number * part.top,
    same: `${part.top}/${part.bottom} of ${number}`,
    note: isEven
      ? part.top === 1
        ? undefined
        : `If the answer was ${number / part.bottom}, that is only one part of the ${part.bottom}.`
      : `Here multiply first: ${part.top} × ${number} is ${result.top}, then ${result.top} ÷ ${part.bottom}.`,
    also: isEven ? undefined : otherForm(result),
  }
}

const ways = { fraction: partOfPart, whole: timesWhole, number: partOfNumber }
