import { gradeTables } from '../../../grade-tables.ts'
import { leastCommonMultiple } from '../../../numbers/integers.ts'
import { compared, type Rational, reduced, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { type Draw, gap } from './family.ts'

export const compareFractions: Draw<'compare-fractions'> = (task, setting) => ({
  heading: 'Write <, > or = in the ring.',
  layout: 'rows',
  across: 3,
  tall: gradeTables[setting.grade].boxMm + 16,
  draw: (random) => {
    const a = fraction(random, task.denominators)
    const b = setting.grade === '3rd' ? alike(random, a, task.denominators) : fraction(random, task.denominators)
    if (a.bottom === b.bottom && a.top === b.top) return undefined
    const order = compared(a, b)
    const sign = order < 0 ? '<' : order > 0 ? '>' : '='
    const [first, second] = [written(a), written(b)].sort()
    return {
      line: [{ fraction: a }, gap(sign, 'ring'), { fraction: b }],
      answer: sign,
      hard: leastCommonMultiple(a.bottom, b.bottom) + (a.bottom === b.bottom ? 0 : 10),
      same: `${first},${second}`,
      note: note(a, b, order),
    }
  },
})

function fraction(random: Random, denominators: number[]): Rational {
  const bottom = random.pick(denominators)
  return { top: random.int(1, bottom - 1), bottom }
}

/** Third grade compares fractions of one numerator or one denominator, or names for the same amount. */
function alike(random: Random, a: Rational, denominators: number[]): Rational {
  const choice = random.next()
  if (choice < 0.4) return { top: random.int(1, a.bottom - 1), bottom: a.bottom }
  const bottom = random.pick(denominators)
  if (choice < 0.8) return { top: Math.min(a.top, bottom - 1), bottom: a.top < bottom ? bottom : a.bottom }
  const plain = reduced(a)
  return bottom % plain.bottom === 0 ? { top: (plain.top * bottom) / plain.bottom, bottom } : a
}

function note(a: Rational, b: Rational, order: number): string | undefined {
  if (order === 0) return `Both name the same amount: ${written(reduced(a))}.`
  if (a.top !== b.top) return undefined
  const [large, small] = a.bottom < b.bottom ? [a, b] : [b, a]
  return `If the sign was the other way, ${small.bottom} parts were taken for more. Cut in ${large.bottom} parts, each part is larger.`
}
