import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, gap, text } from './family.ts'

const names = { 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const

/** A right answer lies within this share of a step from the rounded one, a wrong one at least a whole step off. */
const near = 0.3

export const roundToCheck: Draw<'round-to-check'> = (task, setting) => {
  const adding = task.of === 'sum'
  const sign = adding ? '+' : '−'
  return {
    heading: `Round both numbers to the nearest ${names[task.to]} and ${
      adding ? 'add' : 'subtract'
    } them. Can the answer be right? Write yes or no.`,
    layout: 'rows',
    across: 1,
    want: 8,
    tall: gradeTables[setting.grade].boxMm + 5,
    draw: (random) => {
      const [low, high] = largest(task.upTo, setting.step, task.to * 2)
      if (high < low) return undefined
      const whole = random.int(low, high)
      const b = random.int(Math.ceil(task.to * 0.6), whole - 1)
      const a = adding ? whole - b : whole
      const rounded = (n: number) => Math.floor((n + task.to / 2) / task.to) * task.to
      const [first, second] = [rounded(a), rounded(b)]
      const [exact, estimate] = adding ? [whole, first + second] : [a - b, first - second]
      const isPlain = [a, b].some((n) => n % task.to === 0)
      if (isPlain || Math.min(first, second, estimate) <= 0 || Math.abs(exact - estimate) > near * task.to)
        return undefined
      const isRight = random.next() < 0.5
      const said = isRight ? exact : exact + random.pick([-1, 1]) * task.to
      if (said <= 0 || Math.max(said, first, estimate) > task.upTo) return undefined
      const verdict = isRight ? 'yes' : 'no'
      return {
        line: [
          text(`${grouped(a)} ${sign} ${grouped(b)} = ${grouped(said)}?`),
          gap(grouped(first)),
          text(sign),
          gap(grouped(second)),
          text('='),
          gap(grouped(estimate)),
          gap(verdict),
        ],
        answer: `${grouped(first)} ${sign} ${grouped(second)} = ${grouped(estimate)}, ${verdict}`,
        hard: whole,
        same: `${a}${sign}${b}`,
        note: isRight
          ? `${grouped(exact)} is near ${grouped(estimate)}.`
          : `${grouped(said)} is too far from ${grouped(estimate)}. It is ${grouped(exact)}.`,
      }
    },
  }
}
