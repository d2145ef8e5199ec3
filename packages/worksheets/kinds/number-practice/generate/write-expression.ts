import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

export const writeExpression: Draw<'write-expression'> = (task, setting) => {
  // In turn, so that every page has every way of speaking.
  let turn = 0
  return {
    heading: 'Write each one with numbers and signs. Then work it out. What comes first may need parentheses.',
    layout: 'rows',
    // Enough that the example has them, too.
    usual: { is: ({ isTelling }) => isTelling === true, most: 0.4 },
    across: 1,
    want: 8,
    tall: gradeTables[setting.grade].boxMm + 4,
    draw: (random) => {
      const { words, signs, also, value, slip } = (phrases[turn++ % phrases.length] ?? timesSum)(random)
      if (value > task.upTo || value < 1) return undefined
      return {
        line: [text(words), gap(signs, 'line'), text('='), gap(value, 'wide')],
        answer: `${signs} = ${value}`,
        // The example needs parentheses.
        hard: value + (signs.includes('(') ? 0 : 20),
        same: words,
        isTelling: signs.includes('('),
        note: slip,
        also: `Or ${also}.`,
      } satisfies Draft
    },
  }
}

interface Phrase {
  words: string
  signs: string
  also: string
  value: number
  slip?: string
}

/** What comes out without the parentheses. */
function flat(wrong: number): string | undefined {
  return wrong > 0 ? `If the answer was ${wrong}, the multiplying was done first.` : undefined
}

function timesSum(random: Random): Phrase {
  const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(2, 12)]
  return {
    words: `${a} times the sum of ${b} and ${c}`,
    signs: `${a} × (${b} + ${c})`,
    also: `(${b} + ${c}) × ${a}`,
    value: a * (b + c),
    slip: flat(a * b + c),
  }
}

const phrases: ((random: Random) => Phrase)[] = [
  timesSum,
  (random) => {
    const [a, c, over] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
    const b = c + over
    return {
      words: `Subtract ${c} from ${b}, then multiply by ${a}`,
      signs: `(${b} − ${c}) × ${a}`,
      also: `${a} × (${b} − ${c})`,
      value: a * over,
      slip: flat(b - c * a),
    }
  },
  (random) => {
    const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(2, 12)]
    return {
      words: `Add ${b} and ${c}, then multiply by ${a}`,
      signs: `(${b} + ${c}) × ${a}`,
      also: `${a} × (${b} + ${c})`,
      value: a * (b + c),
      slip: flat(b + c * a),
    }
  },
  (random) => {
    const [a, b, c] = [random.int(2, 9), random.int(3, 9), random.int(3, 9)]
    return {
      words: `${a} more than the product of ${b} and ${c}`,
      signs: `${b} × ${c} + ${a}`,
      also: `${a} + ${b} × ${c}`,
      value: b * c + a,
      slip: `If the answer was ${b * (c + a)}, the adding was done first.`,
    }
  },
  (random) => {
    const [a, b, c] = [random.int(2, 8), random.int(3, 9), random.int(3, 9)]
    return {
      words: `${a} less than the product of ${b} and ${c}`,
      signs: `${b} × ${c} − ${a}`,
      also: `(${b} × ${c}) − ${a}`,
      value: b * c - a,
    }
  },
  (random) => {
    const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
    return {
      words: `Divide ${b * c} by ${b}, then add ${a}`,
      signs: `${b * c} ÷ ${b} + ${a}`,
      also: `(${b * c} ÷ ${b}) + ${a}`,
      value: c + a,
    }
  },
  (random) => {
    const [a, whole] = [random.int(2, 6), random.int(3, 9)]
    const b = random.int(2, a * whole - 2)
    return {
      words: `The sum of ${b} and ${a * whole - b}, divided by ${a}`,
      signs: `(${b} + ${a * whole - b}) ÷ ${a}`,
      also: `(${a * whole - b} + ${b}) ÷ ${a}`,
      value: whole,
    }
  },
]
