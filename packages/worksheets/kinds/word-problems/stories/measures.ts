import { plusDecimal, writtenDecimal } from '../../../numbers/decimal.ts'
import { greatestCommonDivisor, leastCommonMultiple } from '../../../numbers/integers.ts'
import { canonical, compared, minus, plus, type Rational, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { alike, type Bounds, type Numbers, type StoryTypes } from './story.ts'

/** Fractions and decimals of measures, and a fraction of a number of things. */
export const measures: StoryTypes<
  'fraction-add' | 'fraction-take' | 'fraction-of' | 'fraction-of-part' | 'decimal-sum' | 'decimal-take'
> = {
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
  'fraction-take': {
    draw: fractionFromFraction,
    tellings: [
      {
        tell: 'A trail at {place} is {a} mile long. {hero} has walked {b} mile of it. How much of the trail is left?',
        unit: 'mile',
      },
      {
        tell: 'A pot at {place} holds {a} cup of water. {hero} pours out {b} cup. How much water is left?',
        unit: 'cup',
      },
      { tell: 'One ribbon is {a} yard long. {hero} cuts off {b} yard. How long is the ribbon now?', unit: 'yard' },
      { tell: '{hero} walks {a} mile. {friend} walks {b} mile. How much farther does {hero} walk?', unit: 'mile' },
    ].map((telling) => ({
      ...telling,
      answer: 'c',
      equation: '{a} − {b} = {c}',
      note: '{also}Name both in parts of one size first: {renamed}.',
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
  'fraction-of-part': {
    draw: partOfPart,
    tellings: [
      {
        tell: '{f} of a sign at {place} is painted. {g} of that part is blue. What part of the sign is blue?',
        unit: 'of the sign',
      },
      { tell: '{hero} has {f} yard of ribbon and uses {g} of it. How much ribbon does {hero} use?', unit: 'yard' },
      {
        tell: '{hero} plants {f} of a garden. {g} of that part is beans. What part of the garden is beans?',
        unit: 'of the garden',
      },
      {
        tell: '{hero} brings {f} of a melon. {friend} eats {g} of that. What part of the melon does {friend} eat?',
        unit: 'of the melon',
      },
    ].map((telling) => ({
      ...telling,
      answer: 'n',
      equation: '{g} × {f} = {n}',
      note: '{also}A part of a part is smaller than either: top times top, bottom times bottom.',
    })),
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
  'decimal-take': {
    draw: decimalFromDecimal,
    tellings: [
      {
        tell: 'A tank at {place} holds {a} liters of water. {hero} pours out {b} liters. How much water is left?',
        unit: 'liters',
      },
      { tell: 'One rope is {a} meters long. {hero} cuts off {b} meters. How long is the rope now?', unit: 'meters' },
      { tell: '{hero} rides {a} miles. {friend} rides {b} miles. How much farther does {hero} ride?', unit: 'miles' },
      {
        tell: 'A trail at {place} is {a} miles long. {hero} has walked {b} miles of it. How much of the trail is left?',
        unit: 'miles',
      },
    ].map((telling) => ({
      ...telling,
      answer: 'c',
      equation: '{a} − {b} = {c}',
      note: 'Line up the decimal points: {a} and {b} have them under each other.',
    })),
  },
}

/** Two with unlike bottom numbers; early on one of them fits into the other. */
function unlike(random: Random, { denominators, step }: Bounds): readonly [Rational, Rational] | undefined {
  const [a, b] = [fraction(random, denominators), fraction(random, denominators)]
  const common = leastCommonMultiple(a.bottom, b.bottom)
  if (a.bottom === b.bottom || common > 60) return undefined
  return step === 0 && common !== Math.max(a.bottom, b.bottom) ? undefined : [a, b]
}

function told(result: Rational): { c: string; also: string } {
  const plain = written(result)
  const c = canonical(result)
  return { c, also: plain === c ? '' : `${plain} is the same amount and right too. ` }
}

/** Less than 1 in all. */
function twoFractions(random: Random, bounds: Bounds): Numbers | undefined {
  const pair = unlike(random, bounds)
  if (!pair) return undefined
  const [a, b] = pair
  const sum = plus(a, b)
  if (sum.top >= sum.bottom) return undefined
  return { a: written(a), b: written(b), ...told(sum), slip: `${a.top + b.top}/${a.bottom + b.bottom}` }
}

function fractionFromFraction(random: Random, bounds: Bounds): Numbers | undefined {
  const pair = unlike(random, bounds)
  if (!pair) return undefined
  const [a, b] = compared(...pair) > 0 ? pair : ([pair[1], pair[0]] as const)
  const rest = minus(a, b)
  const renamed = [a, b].map(({ top, bottom }) => `${(top * rest.bottom) / bottom}/${rest.bottom}`)
  return { a: written(a), b: written(b), ...told(rest), renamed: renamed.join(' and ') }
}

function partOfPart(random: Random, { denominators, step }: Bounds): Numbers | undefined {
  const [f, g] = [fraction(random, denominators), fraction(random, denominators)]
  const result = { top: f.top * g.top, bottom: f.bottom * g.bottom }
  if ((f.top === 1 && g.top === 1) || result.bottom > (step === 0 ? 30 : 60)) return undefined
  const { c, also } = told(result)
  return { f: written(f), g: written(g), n: c, also }
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

/** Tenths at first, then hundredths; neither number is whole. */
function decimals(random: Random, { upTo, step }: Bounds) {
  const places = step === 0 ? 1 : 2
  const unit = 10 ** places
  const most = Math.min(upTo, 20) * unit
  const [a, b] = [random.int(unit + 1, most), random.int(unit + 1, most)]
  return [a, b].some((scaled) => scaled % 10 === 0) ? undefined : { a, b, places, most: upTo * unit }
}

function twoDecimals(random: Random, bounds: Bounds): Numbers | undefined {
  const drawn = decimals(random, bounds)
  if (!drawn) return undefined
  const { a, b, places, most } = drawn
  const sum = plusDecimal({ scaled: a, places }, { scaled: b, places })
  if (sum.scaled % 10 === 0 || sum.scaled > most) return undefined
  return { a: writtenDecimal({ scaled: a, places }), b: writtenDecimal({ scaled: b, places }), c: writtenDecimal(sum) }
}

function decimalFromDecimal(random: Random, bounds: Bounds): Numbers | undefined {
  const drawn = decimals(random, bounds)
  if (!drawn || drawn.a <= drawn.b || (drawn.a - drawn.b) % 10 === 0) return undefined
  const { a, b, places } = drawn
  const [first, second, rest] = [a, b, a - b].map((scaled) => writtenDecimal({ scaled, places }))
  return { a: first ?? '', b: second ?? '', c: rest ?? '' }
}
