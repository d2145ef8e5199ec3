import type { Counter } from '../../../figures/counter.ts'
import { scattered } from '../../../figures/scattered.ts'
import { tenFrame } from '../../../figures/ten-frame.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { largest } from '../../../numbers/ranges.ts'
import { counted } from './counted.ts'
import { type Draw, gap, text } from './family.ts'

/** Ten frames that fit on a page, in rows of five. */
const mostDrawn = 100

/** A longer name would leave room for only one item beside another's place. */
const longest = 10

export const count: Draw<'count'> = (task, setting) => {
  const upTo = Math.min(task.upTo, mostDrawn)
  const isLoose = task.scattered === true
  const fitsOneFrame = upTo <= 10
  const many = upTo > 20
  const cell = many ? 6 : fitsOneFrame ? 11 : 6.5
  const frameRows = many ? Math.ceil(upTo / 50) : 1
  const [low, high] = largest(upTo, setting.step, task.from)
  const thing = isLoose || fitsOneFrame ? counted(setting) : dots
  return {
    heading: isLoose
      ? `Cross out each ${thing.one} as you count it. Then write how many ${thing.many}.`
      : `Count the ${thing.many}. Write how many.`,
    layout: 'pictures',
    across: many ? 1 : 2,
    want: many ? 4 : 6,
    isMixed: true,
    tall: gradeTables[setting.grade].boxMm + 5 + (isLoose ? 28.5 : frameRows * cell * 2.4),
    draw: (random) => {
      // From 2, as the printed noun is plural.
      const n = random.int(Math.max(task.from, 2, Math.min(low, upTo - 5)), high)
      // The hardest idea is that things which lie apart are no more than the same ones in a row.
      const lies = isLoose || (fitsOneFrame && random.next() < 0.5)
      const loose = lies ? scattered(n, thing.look, random) : null
      return {
        figure: loose?.open ?? tenFrame(n, thing.look, cell, many ? 5 : 2),
        ...(isLoose && { finished: loose?.crossed }),
        line: [gap(n), text(shortened(thing.many))],
        answer: String(n),
        hard: n,
        same: String(n),
      }
    },
  }
}

/** So many that each is small. */
const dots: { look: Counter; one: string; many: string } = { look: 'dot', one: 'dot', many: 'dots' }

/** Plates of "number plates", where the whole name has no room. */
function shortened(many: string): string {
  return many.length > longest ? (many.split(' ').at(-1) ?? many) : many
}
