import { scattered, scatteredRings } from '../../../figures/scattered.ts'
import { tenFrame } from '../../../figures/ten-frame.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, gap, text } from './family.ts'

/** Ten frames that fit on a page, in rows of five. */
const mostDrawn = 100

/** A longer name would leave room for only one item beside another's place. */
const longest = 10

export const count: Draw<'count'> = (task, setting) => {
  const upTo = Math.min(task.upTo, mostDrawn)
  const thing = setting.things.find(({ many }) => many.length <= longest)
  const many = upTo > 20
  const cell = many ? 6 : upTo > 10 ? 6.5 : 11
  const frameRows = many ? Math.ceil(upTo / 50) : 1
  const [low, high] = largest(upTo, setting.step, task.from)
  const shape = task.scattered ? 'ring' : 'dot'
  const way = task.scattered ? 'Cross out each ring as you count it' : 'Count'
  return {
    heading: thing
      ? `Each ${shape} stands for 1 ${thing.one}. ${way}, then write how many.`
      : `${task.scattered ? way : 'Count the dots'}. Write how many.`,
    layout: 'pictures',
    across: many ? 1 : 2,
    want: many ? 4 : 6,
    isMixed: true,
    tall: gradeTables[setting.grade].boxMm + 5 + (task.scattered ? 28.5 : frameRows * cell * 2.4),
    draw: (random) => {
      // From 2, as the printed noun is plural.
      const n = random.int(Math.max(task.from, 2, Math.min(low, upTo - 5)), high)
      const rings = task.scattered && scatteredRings(n, random)
      const dots = () =>
        // The hardest idea is that dots which lie apart are no more than the same ones in a row.
        upTo <= 10 && random.next() < 0.5 ? scattered(n, random) : tenFrame(n, cell, many ? 5 : 2)
      return {
        ...(rings ? { figure: rings.open, finished: rings.crossed } : { figure: dots() }),
        line: [gap(n), text(thing?.many ?? `${shape}s`)],
        answer: String(n),
        hard: n,
        same: String(n),
      }
    },
  }
}
