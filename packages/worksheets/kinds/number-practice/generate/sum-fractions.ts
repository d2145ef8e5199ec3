import { gradeTables } from '../../../grade-tables.ts'
import { leastCommonMultiple } from '../../../numbers/integers.ts'
import { canonical, compared, minus, plus, type Rational, reduced, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, type Part, text } from './family.ts'

export const sumFractions: Draw<'add-fractions' | 'subtract-fractions'> = (task, setting) => {
  const adding = task.do === 'add-fractions'
  // Few denominators leave few sums below 1.
  const pastOne = adding && !task.like && (setting.step === 2 || task.denominators.length < 4)
  return {
    heading: heading(adding, task.like),
    layout: 'rows',
    across: task.like ? 3 : 2,
    want: task.like ? undefined : 8,
    tall: gradeTables[setting.grade].boxMm * 2 + (task.like ? 4 : 14),
    draw: (random) => {
      const pair = fractions(random, task.denominators, task.like, setting.step)
      if (!pair) return undefined
      const [a, b] = adding || compared(pair[0], pair[1]) > 0 ? pair : [pair[1], pair[0]]
      const result = adding ? plus(a, b) : minus(a, b)
      const { top, bottom } = reduced(result)
      if (top <= 0 || bottom === 1 || (top > bottom && !pastOne)) return undefined
      return draft(adding ? '+' : '−', a, b, result, pastOne)
    },
  }
}

function heading(adding: boolean, like: boolean): string {
  const word = adding ? 'Add' : 'Subtract'
  return like ? `${word}. Keep the size of the parts.` : `${word}. First make the denominators the same.`
}

function fractions(random: Random, denominators: number[], like: boolean, step: 0 | 1 | 2) {
  const [first, second] = like ? [random.pick(denominators), 0] : random.sample(denominators, 2)
  if (first === undefined || second === undefined) return undefined
  const bottoms = [first, like ? first : second] as const
  const common = leastCommonMultiple(...bottoms)
  // Early in the grade only one of the two is renamed; sixtieths stay the largest parts that a child has to make.
  if (!like && (common > 60 || (step === 0 && common !== Math.max(...bottoms)))) return undefined
  const [a, b] = bottoms.map((bottom) => ({ top: random.int(1, bottom - 1), bottom }))
  return a && b ? ([a, b] as const) : undefined
}

function draft(sign: '+' | '−', a: Rational, b: Rational, result: Rational, open: boolean): Draft {
  const { top, bottom } = reduced(result)
  const answer = canonical(result)
  // Where some answers pass 1, every gap is open, so that its shape tells nothing.
  const gap: Part = open || top > bottom ? { gap: answer, shape: 'tall' } : { gapFraction: { top, bottom } }
  const [first, second] = sign === '+' ? [written(a), written(b)].sort() : [written(a), written(b)]
  return {
    line: [{ fraction: a }, text(sign), { fraction: b }, text('='), gap],
    answer,
    hard: leastCommonMultiple(a.bottom, b.bottom) * 10 + a.top + b.top,
    same: `${first}${sign}${second}`,
    note: [equal(result, answer), slip(sign, a, b)].filter(Boolean).join(' ') || undefined,
  }
}

function equal(result: Rational, answer: string): string | undefined {
  return written(result) === answer ? undefined : `${written(result)} is the same amount and right too.`
}

function slip(sign: '+' | '−', a: Rational, b: Rational): string | undefined {
  if (sign === '+') return `If the answer was ${a.top + b.top}/${a.bottom + b.bottom}, the denominators were added too.`
  return a.bottom === b.bottom ? 'The denominator stays: only the number of parts changes.' : undefined
}
