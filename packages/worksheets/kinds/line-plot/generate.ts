import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { linePlot } from '../../figures/line-plot.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { canonical } from '../../numbers/rational.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { measuredPlot } from './measured-plot.ts'
import { ownPlot } from './own-plot.ts'

type Spec = SpecOf<'line-plot'>

/** A scene's own things may not be of such a length. */
const measured = { one: 'strip of tape', many: 'strips of tape' } as const

/** A stack: so many parts of a unit, so often. */
interface Stack {
  top: number
  count: number
}

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (spec.form === 'own') return ownPlot(spec.parts, setting, random)
  if (spec.form === 'measured') return measuredPlot(spec, setting, random)
  const [first, second] = random.sample(setting.characters, 2)
  const stacks = draw(spec, setting, random)
  const label = (top: number) => canonical({ top, bottom: spec.parts })
  const unit = spec.parts === 1 ? 'centimeters' : 'inches'
  const head = linePlot(
    stacks.map(({ top, count }) => ({ label: label(top), count })),
    `Length of each ${measured.one} in ${unit}`,
  )
  return taskSheet(
    {
      title: `Line Plot of ${headline(setting.place)}`,
      instructions: `${first} and ${second} measured every ${measured.one}. Each cross stands for one.`,
      columns: 2,
      head,
    },
    varied(questions(stacks, label, measured.many, unit, setting, random), 6, ({ answer }) => answer),
  )
}

function draw({ parts }: Spec, { step }: SheetSetting, random: Random): Stack[] {
  const places = parts === 1 ? 7 : Math.min(9, parts * 2 + 1)
  const from = parts === 1 ? random.int(2, 12) : random.int(1, 3) * parts
  for (let attempt = 0; attempt < 60; attempt++) {
    const stacks = Array.from({ length: places }, (_, i) => ({ top: from + i, count: random.int(0, 3 + step) }))
    const filled = stacks.filter(({ count }) => count > 0)
    const counts = stacks.map(({ count }) => count)
    const mostOften = counts.filter((count) => count === Math.max(...counts)).length
    if (filled.length >= 4 && mostOften === 1) return stacks
  }
  throw new CannotDraw('No stack is the highest')
}

function questions(
  stacks: Stack[],
  label: (top: number) => string,
  things: string,
  unit: string,
  { grade }: SheetSetting,
  random: Random,
): Item[] {
  const filled = stacks.filter(({ count }) => count > 0)
  const total = filled.reduce((sum, { count }) => sum + count, 0)
  const [shortest, longest] = [filled[0], filled.at(-1)] as [Stack, Stack]
  const most = filled.reduce((a, b) => (b.count > a.count ? b : a))
  const some = random.pick(filled.slice(1))
  const limit = random.pick(filled.slice(1))
  const over = filled.filter(({ top }) => top > limit.top).reduce((sum, { count }) => sum + count, 0)
  const multiple = filled.filter(({ count }) => count >= 2 && count <= 5)
  const sum = multiple.length > 0 ? random.pick(multiple) : null
  const parts = label(1).includes('/') ? Number(label(1).split('/')[1]) : 1
  const inUnits = (top: number) => canonical({ top, bottom: parts })
  return [
    {
      ask: `How many ${things} are ${label(some.top)} ${unit} long?`,
      answer: String(some.count),
      note: `Count the crosses over ${label(some.top)}.`,
    },
    {
      ask: `How many ${things} were measured in all?`,
      answer: String(total),
      note: `${filled.length} if each stack was counted as one.`,
    },
    {
      ask: 'Which length is the most common?',
      answer: label(most.top),
      tail: unit,
      note: `${most.count} is how often it comes, not the length.`,
    },
    {
      ask: `How many are longer than ${label(limit.top)} ${unit}?`,
      answer: String(over),
      note: `${over + limit.count} if those of ${label(limit.top)} were counted too.`,
    },
    {
      ask: 'How much longer is the longest than the shortest?',
      answer: inUnits(longest.top - shortest.top),
      tail: unit,
      note: `Take ${label(shortest.top)} from ${label(longest.top)}.`,
    },
    ...(sum && ['4th', '5th'].includes(grade)
      ? [
          {
            ask: `How long are all of those with ${label(sum.top)} ${unit} together?`,
            answer: inUnits(sum.top * sum.count),
            tail: unit,
            note: `${label(sum.top)} is there ${sum.count} times.`,
          },
        ]
      : []),
  ]
}
