import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, gap, text } from './family.ts'

const names = {
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10000: 'ten thousand',
  100000: 'hundred thousand',
} as const

export const round: Draw<'round'> = (task, setting) => ({
  heading: `Round each number to the nearest ${names[task.to]}.`,
  layout: 'rows',
  across: 2,
  tall: gradeTables[setting.grade].boxMm + 6,
  draw: (random) => {
    const [low, high] = largest(task.upTo, setting.step, task.to + 1)
    if (high < low) return undefined
    const drawn = random.int(low, high)
    const n = task.nines ? withNine(drawn, task.to) : drawn
    const rest = n % task.to
    if (rest === 0 || n > task.upTo) return undefined
    const below = n - rest
    const up = rest * 2 >= task.to
    const answer = up ? below + task.to : below
    const other = up ? below : below + task.to
    if (answer > task.upTo || answer === 0) return undefined
    return {
      line: [text(`${grouped(n)} rounds to`), gap(grouped(answer))],
      answer: grouped(answer),
      hard: n,
      // About as many go down as go up.
      verdict: up ? 'yes' : 'no',
      isTelling: up || !task.nines,
      same: String(n),
      note: `If the answer was ${grouped(other)}, it was rounded ${up ? 'down' : 'up'}: ${grouped(n)} is ${
        rest * 2 === task.to ? `halfway, and halfway rounds up to ${grouped(answer)}` : `nearer to ${grouped(answer)}`
      }.`,
    }
  },
})

/** 2,967 of 2,467 for hundreds. */
function withNine(n: number, place: number): number {
  const digit = Math.floor(n / place) % 10
  return n + (9 - digit) * place
}
