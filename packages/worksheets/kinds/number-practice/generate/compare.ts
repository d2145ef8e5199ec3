import { gradeTables } from '../../../grade-tables.ts'
import { digits, grouped } from '../../../numbers/integers.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, gap, text } from './family.ts'

export const compare: Draw<'compare'> = (task, setting) => ({
  heading: 'Write <, > or = in the ring.',
  layout: 'rows',
  tall: gradeTables[setting.grade].boxMm + 6,
  draw: (random) => {
    const [low, high] = largest(task.upTo, setting.step, 1)
    const a = random.int(low, high)
    const b = random.next() < 0.2 ? a : random.next() < 0.4 ? mixedUp(a, task.upTo) : random.int(low, high)
    const sign = a < b ? '<' : a > b ? '>' : '='
    return {
      line: [text(grouped(a)), gap(sign, 'ring'), text(grouped(b))],
      answer: sign,
      hard: Math.max(a, b) * (digits(a).length === digits(b).length ? 2 : 1),
      same: `${Math.min(a, b)},${Math.max(a, b)}`,
      note:
        a === b
          ? undefined
          : `If the sign was ${a < b ? '>' : '<'}, it was turned round: it opens to the larger number.`,
    }
  },
})

/** The same digits the other way round: 47 and 74. */
function mixedUp(a: number, upTo: number): number {
  const turned = Number(digits(a).join(''))
  return turned <= upTo && turned > 0 ? turned : Math.max(1, a - 1)
}
