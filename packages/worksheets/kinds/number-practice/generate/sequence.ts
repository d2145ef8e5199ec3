import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { type Draw, gap, text } from './family.ts'

export const sequence: Draw<'sequence'> = (task, setting) => {
  const size = Math.abs(task.step)
  const room = Math.floor((task.upTo - task.from) / Math.max(1, size)) + 1
  const cells = Math.min(setting.grade === 'kindergarten' ? 5 : 6, room)
  const change = task.step > 0 ? `Count on by ${size} each time.` : `Count back by ${size} each time.`
  return {
    heading: `${change} Write the missing numbers.`,
    layout: 'cells',
    across: 1,
    want: 6,
    tall: gradeTables[setting.grade].boxMm + 8,
    draw: (random) => {
      if (size === 0 || cells < 4) return undefined
      const lowest = start(random, task.from, task.upTo - size * (cells - 1), size, setting.step)
      const rising = Array.from({ length: cells }, (_, index) => lowest + index * size)
      const numbers = task.step > 0 ? rising : [...rising].reverse()
      const hidden = blanks(random, cells, setting.step)
      return {
        line: numbers.map((n, index) => (hidden.includes(index) ? gap(grouped(n)) : text(grouped(n)))),
        answer: hidden.map((index) => grouped(numbers[index] ?? 0)).join(', '),
        hard: lowest + (hidden.includes(0) ? size * cells : 0),
        same: String(lowest),
      }
    },
  }
}

/** Early in a grade rows start at a multiple of the step, as in skip counting. */
function start(random: Random, from: number, upTo: number, size: number, step: 0 | 1 | 2): number {
  const aligned = Math.ceil(from / size) * size
  if (size === 1 || aligned > upTo || (step > 0 && random.next() < 0.5)) return random.int(from, upTo)
  return aligned + size * random.int(0, Math.floor((upTo - aligned) / size))
}

/** At the end first, then inside, then at the front too; two numbers beside each other always stay. */
function blanks(random: Random, cells: number, step: 0 | 1 | 2): number[] {
  const last = cells - 1
  if (cells < 5) return step === 0 ? [last] : random.pick([[last], [last - 1], [0]])
  if (step === 0) return random.pick([[last - 1, last], [last], [2, last]])
  if (step === 1)
    return random.pick([
      [2, last],
      [1, last],
      [last - 2, last],
    ])
  return random.pick([
    [0, last],
    [0, 3],
    [0, 1],
    [1, 2],
  ])
}
