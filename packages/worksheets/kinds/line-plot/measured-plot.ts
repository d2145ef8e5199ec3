import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { barToMeasure, lineToFill } from '../../figures/line-plot.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { canonical } from '../../numbers/rational.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = Extract<SpecOf<'line-plot'>, { form: 'measured' }>

const bars = 7
/** Longest bar in inches: it must stand in half a page true to size. */
const longest = 2.75
const upTo = 3
/** So many end between two marks, by such a part of their distance from the nearer one. */
const between = { bars: 2, by: 0.25 }
const nearest = { 1: 'inch', 2: 'half inch', 4: 'quarter inch' } as const

/** Bars to measure with the child's own ruler, a line to plot them over, and two questions on the plot. */
export function measuredPlot({ parts, apart }: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const marks = lengths(parts, random)
  const said = (top: number) => canonical({ top, bottom: parts })
  const [first = 0] = marks
  const most = mostCommon(marks)
  const off = offMarks(random)
  const items = marks.map((mark, i): Item => {
    const by = off[i] ?? 0
    return {
      figure: barToMeasure((mark + by) / parts, i),
      tail: 'in.',
      answer: said(mark),
      note: by === 0 ? fromOne(i, said(mark + parts)) : `It ends a bit ${by > 0 ? 'past' : 'before'} ${said(mark)}.`,
    }
  })
  const questions: Item[] = [
    { ask: 'Which length comes most often?', tail: 'in.', answer: said(most), note: 'It has the highest stack.' },
    apart ? howMuchLonger(marks, said) : longerThan(marks, said, random),
  ]
  return taskSheet(
    {
      title: `Measure and Plot at ${headline(setting.place)}`,
      instructions: `${random.pick(setting.characters)} cut strips of tape. Measure each bar with your ruler, to the nearest ${nearest[parts]}. Draw one cross for each over the line.`,
      notes: ['The cross of the example is there already. It counts, too.'],
      columns: 2,
      head: lineToFill(upTo, parts, first, `Length in inches, to the nearest ${nearest[parts]}`),
    },
    [...items, ...questions],
  )
}

/** Bars that end between two marks, by what part of their distance; the example ends on one. */
function offMarks(random: Random): number[] {
  const some = random.sample(
    Array.from({ length: bars - 1 }, (_, i) => i + 1),
    between.bars,
  )
  return Array.from({ length: bars }, (_, i) => (some.includes(i) ? random.pick([-between.by, between.by]) : 0))
}

function fromOne(place: number, slip: string): string | undefined {
  return place % 2 === 0 ? undefined : `${slip} if measuring began at 1 instead of 0.`
}

function howMuchLonger(marks: readonly number[], said: (mark: number) => string): Item {
  const [shortest, greatest] = [Math.min(...marks), Math.max(...marks)]
  return {
    ask: 'How much longer is the longest than the shortest?',
    tail: 'in.',
    answer: said(greatest - shortest),
    note: `Take ${said(shortest)} from ${said(greatest)}.`,
  }
}

/** Than a length that is there, but not the shortest or the longest. */
function longerThan(marks: readonly number[], said: (mark: number) => string, random: Random): Item {
  const longerThanIt = (limit: number) => marks.filter((mark) => mark > limit).length
  const inner = marks.filter((mark) => mark > Math.min(...marks) && mark < Math.max(...marks))
  // The length that comes most often fills enough of the key.
  const limit = random.pick(inner.filter((mark) => String(longerThanIt(mark)) !== said(mostCommon(marks))))
  const longer = longerThanIt(limit)
  const length = said(limit) === '1' ? '1 inch' : `${said(limit)} inches`
  const same = marks.filter((mark) => mark === limit).length
  return {
    ask: `By your plot, how many bars are longer than ${length}?`,
    tail: 'bars',
    answer: String(longer),
    note: `${longer + same} if those of ${length} were counted too.`,
  }
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
