import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

const terms = 6

/** What clues say; those of one kind never stand together. */
const sorts: { says: string; fits(n: number): boolean }[] = [
  { says: 'is even', fits: (n) => n % 2 === 0 },
  { says: 'is odd', fits: (n) => n % 2 === 1 },
  { says: 'is a multiple of 5', fits: (n) => n % 5 === 0 },
  { says: 'is a multiple of 3', fits: (n) => n % 3 === 0 },
]

export const ruleAndClues: Draw<'rule-and-clues'> = (task, setting) => ({
  heading: 'List six numbers by the rule. Cross out what the clues rule out. Which number is left?',
  layout: 'rows',
  across: 1,
  want: 6,
  tall: gradeTables[setting.grade].boxMm * 2 + 6,
  draw: (random) => {
    const times = setting.step > 0 && random.next() < 0.3
    const by = times ? random.int(2, 3) : random.int(3, 12)
    const first = times ? random.int(1, 5) : random.int(2, 30)
    const list = Array.from({ length: terms }, (_, i) => (times ? first * by ** i : first + by * i))
    if (Math.max(...list) > task.upTo) return undefined
    const clue = twoClues(list, random)
    if (!clue) return undefined
    return {
      line: [
        text(`Start at ${first}, ${times ? 'multiply by' : 'add'} ${by}:`),
        gap(list.join(', '), 'full'),
        text(`It ${clue.says}:`),
        gap(clue.only, 'wide'),
      ],
      answer: `${list.join(', ')}; ${clue.only}`,
      hard: (times ? 1000 : 0) + by * 10 + first,
      same: `${first} ${times} ${by}`,
      note: clue.why,
    } satisfies Draft
  },
})

/** Neither clue alone leaves one number, both together do. */
function twoClues(list: readonly number[], random: Random) {
  const sort = random.pick(sorts)
  const limit = random.pick(list)
  const isOver = random.next() < 0.5
  const isOnSide = (n: number) => (isOver ? n > limit : n < limit)
  const [bySort, bySide] = [list.filter(sort.fits), list.filter(isOnSide)]
  const [only, ...others] = bySort.filter(isOnSide)
  if (only === undefined || others.length > 0 || bySort.length < 2 || bySide.length < 2) return undefined
  return {
    says: `${sort.says} and ${isOver ? 'more' : 'less'} than ${limit}`,
    only,
    why: `The first clue leaves ${bySort.join(', ')}.`,
  }
}
