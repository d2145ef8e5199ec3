import type { Grade } from '@pencil-quest/contract/choices'
import { numberLimits } from '../../../grade-tables.ts'
import { CannotDraw, type SpecOf } from '../../../kind.ts'
import { borrows, carries } from '../../../numbers/integers.ts'

type Operation = Exclude<SpecOf<'color-by-number'>['operation'], 'count'>

export interface Expression {
  text: string
  value: number
  /** What a likely wrong answer means. */
  note: string
}

/** Numbers up to which a picture's sums stay short enough to be worked out in its parts. */
const inParts = 100

/** Every expression of an operation in a grade, by its value; of `a + b` and `b + a` only one. */
export function expressionsByValue(operation: Operation, upTo: number, grade: Grade): Map<number, Expression[]> {
  const found = new Map<number, Expression[]>()
  for (const expression of makers[operation](upTo, grade)) {
    const own = found.get(expression.value)
    if (own) own.push(expression)
    else found.set(expression.value, [expression])
  }
  return found
}

const makers: Record<Operation, (upTo: number, grade: Grade) => Expression[]> = {
  add(upTo, grade) {
    const most = Math.min(upTo, numberLimits[grade].addWithin, inParts)
    const least = most > 20 ? 11 : 1
    return pairs([least, most], [least, most]).flatMap(([a, b]) =>
      a >= b && a + b <= most ? [{ text: `${a} + ${b}`, value: a + b, note: sumNote(a, b) }] : [],
    )
  },
  subtract(upTo, grade) {
    const most = Math.min(upTo, numberLimits[grade].addWithin, inParts)
    const least = most > 20 ? 11 : 1
    return pairs([least + 1, most], [least, most]).flatMap(([a, b]) =>
      a > b ? [{ text: `${a} − ${b}`, value: a - b, note: differenceNote(a, b) }] : [],
    )
  },
  multiply(upTo, grade) {
    const [most, factor] = timesLimits(upTo, grade)
    return pairs([2, 10], [2, factor]).flatMap(([a, b]) =>
      a <= b && a * b <= most
        ? [{ text: `${a} × ${b}`, value: a * b, note: `${a * b - b} if one ${b} too few was added up.` }]
        : [],
    )
  },
  divide(upTo, grade) {
    const [most, factor] = timesLimits(upTo, grade)
    return pairs([2, 10], [2, factor]).flatMap(([by, value]) =>
      by * value <= most
        ? [{ text: `${by * value} ÷ ${by}`, value, note: `Ask: ${by} times what makes ${by * value}?` }]
        : [],
    )
  },
}

/** Largest product and largest factor; in the 4th grade one factor may have two digits. */
function timesLimits(upTo: number, grade: Grade): [number, number] {
  const within = numberLimits[grade].multiplyWithin
  if (within === 0) throw new CannotDraw('Multiplying comes later')
  if (within <= 25) return [Math.min(upTo, within), 5]
  return within <= 100 || upTo <= 100 ? [Math.min(upTo, 100), 10] : [Math.min(upTo, 400), 40]
}

function pairs([a0, a1]: readonly [number, number], [b0, b1]: readonly [number, number]): [number, number][] {
  const found: [number, number][] = []
  for (let a = a0; a <= a1; a++) for (let b = b0; b <= b1; b++) found.push([a, b])
  return found
}

function sumNote(a: number, b: number): string {
  if (a > 9 && carries(a, b)) return `${a + b - 10} if the new ten was left out.`
  return `${a + b - 1} if counting on began with ${a} itself.`
}

function differenceNote(a: number, b: number): string {
  if (a > 20 && borrows(a, b)) return `${a - b + 10} if no ten was opened.`
  return `${a - b + 1} if counting back began with ${a} itself.`
}
