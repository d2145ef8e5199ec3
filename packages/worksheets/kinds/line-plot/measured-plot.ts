import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { barToMeasure, lineToFill } from '../../figures/line-plot.ts'
import { CannotDraw, type DrawnSheet } from '../../kind.ts'
import { canonical } from '../../numbers/rational.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { sceneThings } from '../../things-for.ts'
import { headline } from '../headline.ts'

const bars = 7
/** Longest bar in inches: it must stand in half a page true to size. */
const longest = 2.75
const upTo = 3
const nearest = { 1: 'inch', 2: 'half inch', 4: 'quarter inch' } as const

/** Bars to measure with the child's own ruler, a line to plot them over, and two questions on the plot. */
export function measuredPlot(parts: 1 | 2 | 4, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const thing = random.pick(sceneThings(setting.things))
  const marks = lengths(parts, random)
  const said = (top: number) => canonical({ top, bottom: parts })
  const [first = 0] = marks
  const most = mostCommon(marks)
  const items = marks.map(
    (mark, i): Item => ({
      figure: barToMeasure(mark / parts, i),
      tail: 'in.',
      answer: said(mark),
      note: i % 2 === 0 ? undefined : `${said(mark + parts)} if measuring began at 1 instead of 0.`,
    }),
  )
  const [shortest, greatest] = [Math.min(...marks), Math.max(...marks)]
  const questions: Item[] = [
    { ask: 'Which length comes most often?', tail: 'in.', answer: said(most), note: 'It has the highest stack.' },
    {
      ask: 'How much longer is the longest than the shortest?',
      tail: 'in.',
      answer: said(greatest - shortest),
      note: `Take ${said(shortest)} from ${said(greatest)}.`,
    },
  ]
  return taskSheet(
    {
      title: `Measure and Plot at ${headline(setting.place)}`,
      instructions: `Each bar is one ${thing.one}. Measure it with your ruler, to the nearest ${nearest[parts]}. Draw one cross for each over the line.`,
      notes: ['The cross of the example is there already. It counts, too.'],
      columns: 2,
      head: lineToFill(upTo, parts, first, `Length in inches, to the nearest ${nearest[parts]}`),
    },
    [...items, ...questions],
  )
}

/** One length twice, so that it is the most common; the others differ. */
function lengths(parts: 1 | 2 | 4, random: Random): number[] {
  const all = Array.from({ length: Math.floor(longest * parts) }, (_, i) => i + 1).filter(
    (mark) => mark / parts >= 0.75,
  )
  if (all.length < bars - 1) throw new CannotDraw('There are too few lengths')
  const marks = random.sample(all, bars - 1)
  // Were it the difference too, it would be half of the key.
  const apart = Math.max(...marks) - Math.min(...marks)
  const often = random.pick(marks.filter((mark) => mark !== apart))
  return random.shuffle([often, ...marks])
}

function mostCommon(marks: readonly number[]): number {
  return marks.find((mark) => marks.filter((other) => other === mark).length > 1) ?? 0
}
