import { plusDecimal, writtenDecimal } from '../../../numbers/decimal.ts'
import { greatestCommonDivisor, leastCommonMultiple } from '../../../numbers/integers.ts'
import { canonical, plus, type Rational, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { alike, type Bounds, type Numbers, type StoryTypes } from './story.ts'

/** Fractions and decimals of measures, and a fraction of a number of things. */
export const measures: StoryTypes<'fraction-add' | 'fraction-of' | 'decimal-sum'> = {
  'fraction-add': {
    draw: twoFractions,
    tellings: [
      {
        tell: '{hero} walks {a} mile before lunch and {b} mile after lunch. How far does {hero} walk in all?',
        unit: 'mile',
      },
      {
        tell: '{hero} pours {a} cup of water into a pot at {place}. {friend} pours in {b} cup. How much water is in the pot now?',
        unit: 'cup',
      },
      {
        tell: '{hero} paints {a} of a sign. {friend} paints {b} of the sign. What part of the sign is painted now?',
        unit: 'of the sign',
      },
      {
        tell: 'One ribbon is {a} yard long. {hero} ties on another {b} yard. How long is the ribbon now?',
        unit: 'yard',
      },
    ].map((telling) => ({
      ...telling,
      answer: 'c',
      equation: '{a} + {b} = {c}',
      note: '{also}If the answer was {slip}, the denominators were added too. The size of the parts stays.',
    })),
  },
  'fraction-of': {
    draw: fractionOfNumber,
    tellings: alike(
      {
        answer: 'n',
        equation: '{f} of {all} = {n}',
        note: '{hint}Cut {all} into {bottom} equal parts first.',
      },
      [
        '{hero} has {all things}. {f} of them are striped. How many {things} are striped?',
        'There {all is} {all things} at {place}. {hero} carries {f} of them home. How many {things} does {hero} carry home?',
        '{hero} finds {all things} and gives {f} of them to {friend}. How many {things} does {friend} get?',
        '{f} of the {all things} at {place} are small. How many {things} are small?',
      ],
    ),
  },
  'decimal-sum': {
    draw: twoDecimals,
    tellings: [
      {
        tell: 'One {box} weighs {a} kilograms. Another {box} weighs {b} kilograms. How much do they weigh together?',
        unit: 'kilograms',
      },
      {
        tell: '{hero} rides {a} miles before lunch and {b} miles after lunch. How far does {hero} ride in all?',
        unit: 'miles',
      },
      {
        tell: 'One rope is {a} meters long. {hero} ties on another {b} meters. How long is the rope now?',
        unit: 'meters',
      },
      {
        tell: '{hero} pours {a} liters of water into a tank at {place}. {friend} pours in {b} liters. How much water is in the tank now?',
        unit: 'liters',
      },
    ].map((telling) => ({
      ...telling,
      answer: 'c',
      equation: '{a} + {b} = {c}',
      note: 'Line up the decimal points: {a} and {b} have them under each other.',
    })),
  },
}

/** Less than 1 in all. Unlike denominators only where the step asks for it. */
function twoFractions(random: Random, { denominators, step }: Bounds): Numbers | undefined {
  const a = fraction(random, denominators)
  const b = fraction(random, step === 0 ? [a.bottom] : denominators)
  const sum = plus(a, b)
  if (sum.top >= sum.bottom || leastCommonMultiple(a.bottom, b.bottom) > 60) return undefined
  const plain = written(sum)
  const also = plain === canonical(sum) ? '' : `${plain} is the same amount and right too. `
  return { a: written(a), b: written(b), c: canonical(sum), also, slip: `${a.top + b.top}/${a.bottom + b.bottom}` }
}

function fractionOfNumber(random: Random, { denominators, upTo, factorUpTo, step }: Bounds): Numbers | undefined {
  const f = fraction(random, denominators)
  if (step === 0 && f.top > 1 && random.next() < 0.5) return undefined
  const part = random.int(2, Math.max(2, Math.min(factorUpTo, Math.floor(upTo / f.bottom))))
  const all = part * f.bottom
  if (all > upTo) return undefined
  const [n, rest] = [part * f.top, part * (f.bottom - f.top)]
  const hint = n === rest ? '' : `If the answer was ${rest}, that is what is left over. `
  return { f: written(f), all, n, hint, bottom: f.bottom }
}

function fraction(random: Random, denominators: number[]): Rational {
  const bottom = random.pick(denominators)
  const tops = Array.from({ length: bottom - 1 }, (_, i) => i + 1).filter(
    (top) => greatestCommonDivisor(top, bottom) === 1,
  )
  return { top: random.pick(tops), bottom }
}

/** Tenths at first, then hundredths; neither number nor their sum is whole. */
function twoDecimals(random: Random, { upTo, step }: Bounds): Numbers | undefined {
  const places = step === 0 ? 1 : 2
  const unit = 10 ** places
  const most = Math.min(upTo, 20) * unit
  const [a, b] = [random.int(unit + 1, most), random.int(unit + 1, most)]
  const sum = plusDecimal({ scaled: a, places }, { scaled: b, places })
  if ([a, b, sum.scaled].some((scaled) => scaled % 10 === 0) || sum.scaled > upTo * unit) return undefined
  return { a: writtenDecimal({ scaled: a, places }), b: writtenDecimal({ scaled: b, places }), c: writtenDecimal(sum) }
}
