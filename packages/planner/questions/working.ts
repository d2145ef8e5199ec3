import type { Prompt, Skill } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import { compared, minus, plus, type Rational, written } from '@pencil-quest/worksheets/numbers/rational'
import { withCommas } from '../wording.ts'

/** `1/8 is right, too` of 2/16; null where the answer cannot be reduced, or the question names it. */
export function reducedOf({ ask, answer }: Pick<Prompt, 'ask' | 'answer'>): string | null {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(answer) ?? []
  if (!top || !bottom) return null
  const by = divisor(Number(top), Number(bottom))
  if (by <= 1 || by === Number(bottom)) return null
  const reduced = `${Number(top) / by}/${Number(bottom) / by}`
  const isNamed = ask.includes(answer) || ask.includes(reduced) || /, in \w+ths\?/.test(ask)
  return isNamed ? null : `${reduced} is right, too`
}

/** The greatest that divides both. */
export function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** Signs that a grade does not write yet. */
const notYet: Partial<Record<Grade, RegExp>> = { kindergarten: /[*/.]/, '1st': /[*/.]/, '2nd': /[*/.]/, '3rd': /\./ }

/** How a computed answer came about, in signs that the grade writes; null where the question shows it. */
export function workingOf({ ask, sum, answer }: Prompt, { grade, id }: Skill): string | null {
  const strange = notYet[grade]
  if (sum === undefined) return addsFractions.test(id) ? ofFractions(ask, answer) : null
  if (strange?.test(sum)) return grade === '2nd' ? repeatedAddition(sum) : null
  const division = divides.test(id) ? withRemainder(sum, answer) : null
  if (division) return division
  const working = inSigns(sum).replaceAll(/\d{4,}/g, withCommas)
  return inSigns(ask).includes(working) ? null : working
}

/** Skills whose fractions are added or taken away, so that a result of two of them came about so. */
const addsFractions = /\.add-\w+-fractions$/

/** `3/15 + 10/15` where two fractions of the question make the answer, 13/15, in one way alone; else null. */
function ofFractions(ask: string, answer: string): string | null {
  const [result, ...more] = fractionsIn(answer)
  if (!result || more.length > 0 || answer !== written(result)) return null
  const asked = fractionsIn(ask)
  if (asked.some((one) => written(one) === answer)) return null
  const pairs = asked.flatMap((one, i) => asked.slice(i + 1).map((other) => [one, other] as const))
  const ways = pairs.flatMap(([one, other]) => [
    ...wayTo(result, plus(one, other), [one, other], '+'),
    ...wayTo(result, minus(one, other), [one, other], '−'),
    ...wayTo(result, minus(other, one), [other, one], '−'),
  ])
  const [way, ...others] = new Set(ways)
  return way === undefined || others.length > 0 ? null : way
}

/** Both in the same parts, and what they make where it is still to be reduced; nothing where they make something else. */
function wayTo(result: Rational, made: Rational, of: readonly Rational[], sign: '+' | '−'): string[] {
  if (compared(result, made) !== 0) return []
  const { bottom } = made
  const shared = of.map((one) => written({ top: one.top * (bottom / one.bottom), bottom })).join(` ${sign} `)
  return [bottom === result.bottom ? shared : `${shared} = ${written(made)}`]
}

/** None of a text with mixed numbers: the part of one alone would tell something else. */
function fractionsIn(text: string): Rational[] {
  if (/\d \d+\/\d/.test(text)) return []
  return [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }))
}

function inSigns(text: string): string {
  return text.replaceAll(' * ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ')
}

/** `3 + 3 + 3 + 3` of 4 * 3, as long as it is short; null for other sums. */
function repeatedAddition(sum: string): string | null {
  const [, groups, each] = /^([2-5]) \* (\d+)$/.exec(sum) ?? []
  return groups && each ? Array.from({ length: Number(groups) }, () => each).join(' + ') : null
}

/** Skills that ask what a remainder means. */
const divides = /\.divide/

/** `86 ÷ 4 = 21 R 2` of (86 - 2) / 4 where the answer is 21, and of (86 + 2) / 4 where it is 22; null for other sums. */
function withRemainder(sum: string, answer: string): string | null {
  const [, total = '', , , by = ''] = /^\((\d+) ([+-]) (\d+)\) \/ (\d+)$/.exec(sum) ?? []
  const [quotient, rest] = [Math.floor(Number(total) / Number(by)), Number(total) % Number(by)]
  const isAsked = [quotient, quotient + 1].includes(Number(answer.replaceAll(',', '')))
  if (!total || rest === 0 || !isAsked) return null
  return `${withCommas(total)} ÷ ${by} = ${withCommas(String(quotient))} R ${rest}`
}
