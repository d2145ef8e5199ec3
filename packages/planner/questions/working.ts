import type { Prompt, Skill } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
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
  if (sum === undefined) return null
  if (strange?.test(sum)) return grade === '2nd' ? repeatedAddition(sum) : null
  const division = divides.test(id) ? withRemainder(sum, answer) : null
  if (division) return division
  const working = inSigns(sum).replaceAll(/\d{4,}/g, withCommas)
  return inSigns(ask).includes(working) ? null : working
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
