import { gradeTables } from '../../../grade-tables.ts'
import { type Draw, gap, text } from './family.ts'

const cells = 6

/** A number row with its rule to name, and one of its numbers to find by two clues. */
export const rowAndClues: Draw<'row-and-clues'> = ({ upTo }, setting) => ({
  heading: 'Fill the row. Write its rule. Then find the one number of the row that fits both clues.',
  layout: 'strips',
  across: 1,
  want: 6,
  tall: gradeTables[setting.grade].boxMm * 2 + 2,
  draw: (random) => {
    const by = random.pick(setting.step === 0 ? [2, 5, 10] : [2, 3, 4, 5, 10, 11])
    const adds = random.next() < 0.65
    const low = random.int(1, upTo - by * (cells - 1))
    const rising = Array.from({ length: cells }, (_, i) => low + by * i)
    const row = adds ? rising : rising.toReversed()
    const hidden = random.pick([
      [3, 5],
      [2, 5],
      [3, 4],
    ])
    // The number to find is not the one that is first in sight.
    const at = random.int(1, cells - 2)
    const [before = 0, only = 0, after = 0] = rising.slice(at - 1, at + 2)
    const [over, under] = random.next() < 0.5 ? [before, after] : [only - 1, Math.min(after, only + by)]
    if (over >= only || under <= only || rising.filter((n) => n > over && n < under).length !== 1) return undefined
    const numbers = row.map((n, i) => (hidden.includes(i) ? gap(n, 'box') : text(`${n}`)))
    return {
      line: [
        ...numbers,
        text(`Rule: ${adds ? 'add' : 'take away'}`),
        gap(by, 'box'),
        text(`Clues: over ${over}, under ${under}:`),
        gap(only, 'box'),
      ],
      answer: `${hidden.map((i) => row[i]).join(', ')}; ${by}; ${only}`,
      hard: by + (adds ? 0 : 100) + (by % 5 === 0 ? 0 : 50),
      same: row.join(),
      note: `Over ${over} there are ${rising.filter((n) => n > over).join(', ')}; under ${under} leaves ${only}.`,
    }
  },
})
