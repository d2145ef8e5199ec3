import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

export const evaluateExpression: Draw<'evaluate-expression'> = (task, setting) => {
  // In turn, so that every page has every order of work.
  let turn = 0
  return {
    heading: 'Work out each one. First what is in parentheses, then × and ÷, then + and −.',
    layout: 'rows',
    // Enough that the example has them, too.
    usual: { is: ({ isTelling }) => isTelling === true, most: 0.4 },
    across: 2,
    want: 10,
    tall: gradeTables[setting.grade].boxMm + 6,
    draw: (random) => {
      const known = shapes.slice(0, [4, 6, 7][setting.step])
      const { signs, value, slip, level } = (known[turn++ % known.length] ?? plusProduct)(random)
      if (!Number.isInteger(value) || value < 1 || value > task.upTo) return undefined
      const tells = Number.isInteger(slip) && slip > 0 && slip !== value
      return {
        line: [text(`${signs} =`), gap(value)],
        answer: String(value),
        hard: level * 1000 + value,
        same: signs,
        isTelling: signs.includes('('),
        note: tells ? `If the answer was ${slip}, it was worked from left to right.` : undefined,
      } satisfies Draft
    },
  }
}

interface Shape {
  signs: string
  value: number
  /** What comes out from left to right, without parentheses. */
  slip: number
  level: number
}

function plusProduct(random: Random): Shape {
  const [a, b, c] = [random.int(3, 20), random.int(2, 9), random.int(2, 9)]
  return { signs: `${a} + ${b} × ${c}`, value: a + b * c, slip: (a + b) * c, level: 1 }
}

const shapes: ((random: Random) => Shape)[] = [
  plusProduct,
  (random) => {
    const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(2, 9)]
    return { signs: `${a} × (${b} + ${c})`, value: a * (b + c), slip: a * b + c, level: 2 }
  },
  (random) => {
    const [a, b, c] = [random.int(20, 60), random.int(2, 6), random.int(2, 6)]
    return { signs: `${a} − ${b} × ${c}`, value: a - b * c, slip: (a - b) * c, level: 1 }
  },
  (random) => {
    const [by, whole, b] = [random.int(2, 6), random.int(3, 9), random.int(2, 9)]
    const a = by * whole + b
    return { signs: `(${a} − ${b}) ÷ ${by}`, value: whole, slip: a - b / by, level: 2 }
  },
  (random) => {
    const [a, b, c, d] = [random.int(20, 60), random.int(2, 4), random.int(2, 6), random.int(2, 4)]
    return { signs: `${a} − ${b} × (${c} + ${d})`, value: a - b * (c + d), slip: (a - b) * c + d, level: 3 }
  },
  (random) => {
    const [a, b, by, whole] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(2, 9)]
    return {
      signs: `${a} × ${b} + ${by * whole} ÷ ${by}`,
      value: a * b + whole,
      slip: (a * b + by * whole) / by,
      level: 3,
    }
  },
  (random) => {
    const [a, b, c, d] = [random.int(2, 6), random.int(2, 6), random.int(5, 12), random.int(2, 4)]
    return { signs: `(${a} + ${b}) × (${c} − ${d})`, value: (a + b) * (c - d), slip: (a + b) * c - d, level: 4 }
  },
]
