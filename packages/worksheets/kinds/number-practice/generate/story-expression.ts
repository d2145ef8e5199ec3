import type { Noun } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

/** A longer name would break the line of a story. */
const longest = 14
const plain: Noun = { one: 'shell', many: 'shells' }
/** What the stories say themselves. */
const taken = /\d|\b(box|boxes|bag|bags|friends|beads|trays)\b/

export const storyExpression: Draw<'story-expression'> = (task, setting) => {
  const things = setting.things.filter(({ one, many }) => many.length <= longest && one !== many && !taken.test(many))
  let turn = 0
  return {
    heading: 'Write each story with numbers and signs. Then work it out. What comes first may need parentheses.',
    layout: 'rows',
    // Enough that the example has them, too.
    usual: { is: ({ isTelling }) => isTelling === true, most: 0.4 },
    across: 1,
    want: 10,
    tall: gradeTables[setting.grade].boxMm + 9,
    draw: (random) => {
      const tell = stories[turn++ % stories.length] ?? boxesAndMore
      const { words, signs, also, value, slip } = tell(random, (things.length > 0 ? random.pick(things) : plain).many)
      if (value > task.upTo || value < 1) return undefined
      return {
        line: [{ story: words }, gap(signs, 'line'), text('='), gap(value, 'wide')],
        answer: `${signs} = ${value}`,
        hard: value + (signs.includes('(') ? 20 : 0),
        same: words,
        isTelling: signs.includes('('),
        note: slip,
        also: also ? `Or ${also}.` : 'Only in this order.',
      } satisfies Draft
    },
  }
}

interface Story {
  words: string
  signs: string
  /** Null where no other order is right. */
  also: string | null
  value: number
  slip?: string
}

type Tell = (random: Random, things: string) => Story

const boxesAndMore: Tell = (random, things) => {
  const [a, b, c] = [random.int(2, 8), random.int(3, 12), random.int(2, 9)]
  return {
    words: `${a} boxes of ${b} ${things} and ${c} more ${things}: how many?`,
    signs: `${a} × ${b} + ${c}`,
    also: `${c} + ${a} × ${b}`,
    value: a * b + c,
    slip: `If the answer was ${a * (b + c)}, each box got ${c} more.`,
  }
}

const stories: Tell[] = [
  (random, things) => {
    const [a, b, c] = [random.int(2, 8), random.int(3, 9), random.int(2, 9)]
    return {
      words: `Each of ${a} bags holds ${b} ${things} and ${c} beads: how many in all?`,
      signs: `${a} × (${b} + ${c})`,
      also: `${a} × ${b} + ${a} × ${c}`,
      value: a * (b + c),
      slip: `If the answer was ${a * b + c}, only one bag got beads.`,
    }
  },
  boxesAndMore,
  (random, things) => {
    const [a, whole] = [random.int(2, 6), random.int(3, 9)]
    const b = random.int(2, a * whole - 2)
    return {
      words: `${b} and ${a * whole - b} ${things} are shared by ${a} friends: how many each?`,
      signs: `(${b} + ${a * whole - b}) ÷ ${a}`,
      also: `(${a * whole - b} + ${b}) ÷ ${a}`,
      value: whole,
      slip: 'Without parentheses only the second number would be shared.',
    }
  },
  (random, things) => {
    const [a, b] = [random.int(3, 8), random.int(4, 12)]
    const c = random.int(2, b)
    return {
      words: `${a} trays of ${b} ${things}, and ${c} of the ${things} break: how many are left?`,
      signs: `${a} × ${b} − ${c}`,
      also: `(${a} × ${b}) − ${c}`,
      value: a * b - c,
    }
  },
  (random, things) => {
    const [a, whole, c] = [random.int(2, 6), random.int(3, 9), random.int(2, 6)]
    return {
      words: `Of ${a * whole + c} ${things}, ${c} break. ${a} friends share the rest: how many each?`,
      signs: `(${a * whole + c} − ${c}) ÷ ${a}`,
      also: null,
      value: whole,
    }
  },
]
