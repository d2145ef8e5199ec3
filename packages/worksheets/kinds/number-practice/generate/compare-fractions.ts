import type { Grade } from '@pencil-quest/contract/choices'
import { gradeTables } from '../../../grade-tables.ts'
import { leastCommonMultiple } from '../../../numbers/integers.ts'
import { compared, type Rational, reduced, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { type Draw, gap, type Part, type TaskOf, text } from './family.ts'

export const compareFractions: Draw<'compare-fractions'> = (task, setting) => ({
  heading: headings[task.both ? 'both' : (task.same ?? 'any')],
  layout: 'rows',
  across: task.both ? 2 : 3,
  ...(task.both && { want: 8, wayTall: 12 }),
  tall: gradeTables[setting.grade].boxMm + (task.both ? 20 : 16),
  draw: (random) => {
    const a = fraction(random, task.denominators)
    const b = other(random, a, task, setting.grade)
    if (b === undefined) return undefined
    if (a.bottom === b.bottom && a.top === b.top) return undefined
    if (task.both && !needsBoth(a, b)) return undefined
    const order = compared(a, b)
    const sign = order < 0 ? '<' : order > 0 ? '>' : '='
    const [first, second] = [written(a), written(b)].sort()
    return {
      line: [{ fraction: a }, gap(sign, 'ring'), { fraction: b }],
      answer: sign,
      hard: leastCommonMultiple(a.bottom, b.bottom) + (a.bottom === b.bottom ? 0 : 10),
      same: `${first},${second}`,
      note: note(a, b, order),
      ...((task.both || task.same) && { verdict: order < 0 ? 'yes' : 'no' }),
      ...(task.both && leastCommonMultiple(a.bottom, b.bottom) <= finest && { way: renamedWay(a, b), isTelling: true }),
    }
  },
})

/** Parts of a whole that an example shows; twelfths are the finest that 4th grade has seen. */
const finest = 12

const headings = {
  both: 'Rename both fractions so that their parts are the same size. Then write <, > or = in the ring.',
  size: 'The parts are of one size. Write < or > in the ring.',
  count: 'There are as many parts, but of another size. Write < or > in the ring.',
  any: 'Write <, > or = in the ring.',
}

function other(
  random: Random,
  a: Rational,
  { denominators, same }: TaskOf<'compare-fractions'>,
  grade: Grade,
): Rational | undefined {
  if (same === 'size') return { top: random.int(1, a.bottom - 1), bottom: a.bottom }
  if (same === 'count') {
    const bottom = random.pick(denominators)
    return bottom > a.top && bottom !== a.bottom ? { top: a.top, bottom } : undefined
  }
  return grade === '3rd' ? alike(random, a, denominators) : fraction(random, denominators)
}

/** Fractions that are further apart are told by a look. */
const near = 0.2

/** 5/6 and 7/8, which are on one side of one half and have different tops. */
function needsBoth(a: Rational, b: Rational): boolean {
  if (Math.abs(a.top / a.bottom - b.top / b.bottom) > near) return false
  const [fewer, more] = a.bottom < b.bottom ? [a, b] : [b, a]
  const [one, other] = [a, b].map(({ top, bottom }) => Math.sign(2 * top - bottom))
  return more.bottom % fewer.bottom !== 0 && a.top !== b.top && one === other && one !== 0
}

/** `5/6 = 20/24, 7/8 = 21/24`. */
function renamedWay(a: Rational, b: Rational): Part[][] {
  const bottom = leastCommonMultiple(a.bottom, b.bottom)
  const renamed = (one: Rational): Part[] => [
    { fraction: one },
    text('='),
    { fraction: { top: one.top * (bottom / one.bottom), bottom } },
  ]
  return [[...renamed(a), text(',')], renamed(b)]
}

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
