import { gradeTables } from '../../../grade-tables.ts'
import { greatestCommonDivisor, leastCommonMultiple } from '../../../numbers/integers.ts'
import { canonical, compared, minus, plus, type Rational, reduced, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import { amount, type Draft, type Draw, mixed, otherForm, type Part, text } from './family.ts'

export const sumFractions: Draw<'add-fractions' | 'subtract-fractions'> = (task, setting) => {
  const adding = task.do === 'add-fractions'
  // Few denominators leave few sums below 1.
  const open =
    task.pastOne !== undefined || (adding && !task.like && (setting.step === 2 || task.denominators.length < 4))
  return {
    heading: heading(adding, task.like, task.pastOne),
    layout: 'rows',
    across: task.like && !task.pastOne ? 3 : 2,
    ...(task.pastOne && { isMeasured: true }),
    want: task.like ? (task.pastOne ? 10 : undefined) : 8,
    tall: gradeTables[setting.grade].boxMm * 2 + (task.like ? 4 : 14),
    wayTall: task.like ? 12 : 3,
    draw: (random) => {
      const taken = (pair: Pair): Pair => {
        if (!adding) return task.pastOne ? pastOne(pair, random, setting.step) : larger(pair)
        return task.pastOne === 'all' ? withSomeWholes(pair, random, setting.step) : pair
      }
      const pair = fractions(random, task.denominators, task.like, setting.step)
      if (!pair) return undefined
      if (adding && task.pastOne && compared(plus(...pair), one) <= 0) return undefined
      const [a, b] = taken(pair)
      const result = adding ? plus(a, b) : minus(a, b)
      const { top, bottom } = reduced(result)
      if (top <= 0 || bottom === 1 || (top > bottom && !open)) return undefined
      return draft(adding ? '+' : '−', a, b, result, open)
    },
  }
}

const one: Rational = { top: 1, bottom: 1 }

type Pair = readonly [Rational, Rational]

function larger([a, b]: Pair): Pair {
  return compared(a, b) > 0 ? [a, b] : [b, a]
}

/** Mixed numbers, hardly ever a fraction alone; a whole must be opened, as the part of what is taken is the larger one. */
function pastOne([a, b]: Pair, random: Random, step: number): Pair {
  const [less, more] = compared(a, b) > 0 ? [b, a] : [a, b]
  const gone = Math.min(random.int(0, 3), 1 + step)
  return [withWholes(less, gone + random.int(1, 2)), withWholes(more, gone)]
}

/** Mixed numbers to add; now and then one of them is a fraction alone. */
function withSomeWholes([a, b]: Pair, random: Random, step: number): Pair {
  return [withWholes(a, random.int(1, 1 + step)), withWholes(b, random.int(0, 1 + step))]
}

function withWholes({ top, bottom }: Rational, wholes: number): Rational {
  return { top: top + wholes * bottom, bottom }
}

function heading(adding: boolean, like: boolean, pastOne?: 'answers' | 'all'): string {
  const word = adding ? 'Add' : 'Subtract'
  const way = like ? 'Keep the size of the parts.' : 'First make the denominators the same.'
  if (!pastOne) return `${word}. ${way} Write the answers in lowest terms: 1/2, not 2/4.`
  return adding
    ? `Add. ${way} Write each sum as a mixed number in lowest terms.`
    : `Subtract. ${way} Open a whole. Write the answers in lowest terms: 1/2, not 2/4.`
}

function fractions(random: Random, denominators: number[], like: boolean, step: 0 | 1 | 2): Pair | undefined {
  const [first, second] = like ? [random.pick(denominators), 0] : random.sample(denominators, 2)
  if (first === undefined || second === undefined) return undefined
  const bottoms = [first, like ? first : second] as const
  const common = leastCommonMultiple(...bottoms)
  // Early in the grade only one of the two is renamed; sixtieths stay the largest parts that a child has to make.
  if (!like && (common > 60 || (step === 0 && common !== Math.max(...bottoms)))) return undefined
  const [a, b] = bottoms.map((bottom) => ({ top: random.int(1, bottom - 1), bottom }))
  if (!a || !b) return undefined
  // What is renamed anyway stands in lowest terms, as the page asks of its answers.
  return like || [a, b].every(({ top, bottom }) => greatestCommonDivisor(top, bottom) === 1) ? [a, b] : undefined
}

function draft(sign: '+' | '−', a: Rational, b: Rational, result: Rational, open: boolean): Draft {
  const { top, bottom } = reduced(result)
  const answer = canonical(result)
  // Where some answers pass 1, every gap is open, so that its shape tells nothing.
  const gap: Part = open || top > bottom ? { gap: answer, shape: 'tall' } : { gapFraction: { top, bottom } }
  const names = [a, b].map(({ top, bottom }) => `${top}/${bottom}`)
  const [first, second] = sign === '+' ? names.sort() : names
  return {
    line: [...amount(a), text(sign), ...amount(b), text('='), gap],
    answer,
    hard: leastCommonMultiple(a.bottom, b.bottom) * 10 + a.top + b.top,
    same: `${first}${sign}${second}`,
    note: slip(sign, a, b),
    also: otherForm(result),
    way: way(sign, a, b, result),
  }
}

/** `14/16 + 11/16 = 25/16`, `= 1 9/16`; nothing where the line itself shows all. */
function way(sign: '+' | '−', a: Rational, b: Rational, result: Rational): Part[][] | undefined {
  const { bottom } = result
  const alike = [a, b].map((one) => ({ top: one.top * (bottom / one.bottom), bottom }))
  const [from, taken] = alike
  if (sign === '−' && from && taken && from.top > bottom) return openedWay(from, taken, result)
  if (from && taken && from.top > bottom) return gatheredWay(from, taken, result)
  const first = alike.flatMap((fraction, i): Part[] => (i === 0 ? [{ fraction }] : [text(sign), { fraction }]))
  const told = [mixed(result), canonical(result)].filter(
    (name, i, all) => name !== written(result) && all.indexOf(name) === i,
  )
  if (a.bottom === b.bottom && told.length === 0) return undefined
  return [[...first, text('='), { fraction: result }], ...told.map((name) => [text('='), ...named(name)])]
}

/** `1 9/12 + 1 8/12 = 2 17/12`, `= 3 5/12`: the parts make a whole more. */
function gatheredWay(a: Rational, b: Rational, result: Rational): Part[][] {
  const first = [...amount(a), text('+'), ...amount(b), text('='), ...named(gathered(a, b))]
  const told = [...new Set([mixed(result), canonical(result)])]
  return [first, ...told.map((name) => [text('='), ...named(name)])]
}

/** `2 17/12` of 1 9/12 and 1 8/12. */
function gathered(a: Rational, b: Rational): string {
  const wholes = Math.floor(a.top / a.bottom) + Math.floor(b.top / b.bottom)
  return `${wholes} ${(a.top % a.bottom) + (b.top % b.bottom)}/${a.bottom}`
}

/** `2 5/4 − 1 3/4 = 1 2/4`, `= 1 1/2`: one whole of what is taken from is opened. */
function openedWay(from: Rational, taken: Rational, result: Rational): Part[][] {
  const [left, told] = [mixed(result), canonical(result)]
  const first = [...named(opened(from)), text('−'), ...amount(taken), text('='), ...named(left)]
  return [first, ...(told === left ? [] : [[text('='), ...named(told)]])]
}

/** `2 5/4` of 3 1/4. */
function opened({ top, bottom }: Rational): string {
  const [wholes, part] = [Math.floor(top / bottom) - 1, `${(top % bottom) + bottom}/${bottom}`]
  return wholes === 0 ? part : `${wholes} ${part}`
}

/** `1 3/8` as a line prints it. */
function named(name: string): Part[] {
  return name.split(' ').map((part): Part => {
    const [top = '', bottom] = part.split('/')
    return bottom === undefined ? text(top) : { fraction: { top: Number(top), bottom: Number(bottom) } }
  })
}

function slip(sign: '+' | '−', a: Rational, b: Rational): string | undefined {
  if (sign === '+' && a.top > a.bottom) return 'The wholes are added, too, and the parts make one whole more.'
  if (sign === '+') return `If the answer was ${a.top + b.top}/${a.bottom + b.bottom}, the denominators were added too.`
  if (a.top > a.bottom) return `One whole is ${a.bottom}/${a.bottom}, so ${mixed(a)} is also ${opened(a)}.`
  return a.bottom === b.bottom ? 'The denominator stays: only the number of parts changes.' : undefined
}
