import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { tallyRows } from '../../figures/tally.ts'
import { gradeTables } from '../../grade-tables.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { sceneThings } from '../../things-for.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'tally-chart'>

const ptMm = 0.3528

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const most = Math.min(spec.upTo, 24)
  const counts = random.shuffle(distinct(spec.categories, () => random.int(2, most), String))
  const rows = random
    .sample(sceneThings(setting.things), counts.length)
    .map(({ many }, i) => ({ name: many, count: counts[i] ?? 0 }))
  const who = random.pick(setting.characters)
  return taskSheet(
    {
      title: `Tally of ${headline(setting.place)}`,
      instructions: `${who} makes one mark for each thing that comes by. The fifth mark crosses four.`,
      columns: 2,
      head: tallyRows(rows, gradeTables[setting.grade].bodyPt * ptMm),
    },
    questions(rows, spec, setting, random),
  )
}

function questions(
  rows: { name: string; count: number }[],
  { categories }: Spec,
  { grade, step }: SheetSetting,
  random: Random,
): Item[] {
  const howMany = rows.map(
    ({ name, count }): Item => ({
      ask: `How many ${name}?`,
      answer: String(count),
      note:
        count >= 5 ? `${count - Math.floor(count / 5)} if the crossing marks were left out.` : `Count each mark once.`,
    }),
  )
  const sorted = rows.toSorted((a, b) => b.count - a.count)
  const [top, low] = [sorted[0], sorted.at(-1)]
  const pair = random.sample(rows, 2).sort((a, b) => b.count - a.count)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const more: Item[] = [
    { ask: 'Which came most often?', answer: top?.name ?? '', note: 'The longest row of marks.' },
    ...(categories > 2
      ? [{ ask: 'Which came least often?', answer: low?.name ?? '', note: 'The shortest row of marks.' }]
      : []),
    {
      ask: `How many more ${pair[0]?.name} than ${pair[1]?.name}?`,
      answer: String((pair[0]?.count ?? 0) - (pair[1]?.count ?? 0)),
      note: `${(pair[0]?.count ?? 0) + (pair[1]?.count ?? 0)} if both rows were added.`,
    },
    ...(grade === 'kindergarten' && step < 2
      ? []
      : [{ ask: 'How many marks in all?', answer: String(total), note: 'Add all rows, fives first.' }]),
  ]
  return [...howMany, ...(grade === 'kindergarten' ? more.slice(0, 1) : more)]
}
