import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fittedMm, numberGrid } from '../../figures/number-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { besideValue, longest, type Rule, ruleFor, wayValues, written } from './numbers.ts'
import { beside, drawWay, shortest } from './way.ts'

type Spec = SpecOf<'number-maze'>

const mazes = 4
const mazeMm = 76

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const rule = ruleFor(spec, setting.grade)
  const who = random.pick(setting.characters)
  const found = new Map<string, Item>()
  for (let tries = 0; found.size < mazes && tries < mazes * 10; tries++) {
    const item = maze(rule, setting, found.size, random)
    found.set(item.answer, item)
  }
  return taskSheet(
    {
      title: `Number Paths of ${headline(setting.place)}`,
      instructions: `Draw ${who}’s path from the top left to the bottom right. Go across, up or down.`,
      notes: [ruleText(rule)],
      columns: 2,
      hasExample: false,
    },
    [...found.values()],
  )
}

/** The sentence that the solver reads, too. */
function ruleText({ name, by }: Rule): string {
  switch (name) {
    case 'count-on':
      return 'Count on by 1 at each step.'
    case 'count-back':
      return 'Count back by 1 at each step.'
    case 'skip':
      return `Count on by ${by} at each step.`
    case 'even':
      return 'Step on even numbers only.'
    case 'multiples':
      return `Step on multiples of ${by} only.`
    case 'bigger':
      return 'Each number must be bigger than the one before.'
  }
}

function maze(rule: Rule, { step, grade }: SheetSetting, index: number, random: Random): Item {
  const size = sizeFor(rule, grade === 'kindergarten' ? 4 : index < 2 || step === 0 || rule.places > 0 ? 5 : 6)
  const way = drawWay(size, longest(rule), random)
  const values = wayValues(rule, way.length, random)
  const onWay = new Map(way.map((cell, i) => [cell, values[i] ?? 0]))
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const near = beside(cell, size).flatMap((other) => onWay.get(other) ?? [])
    return written(onWay.get(cell) ?? besideValue(rule, near, values, random), rule)
  })
  const rows = Array.from({ length: size }, (_, r) => cells.slice(r * size, (r + 1) * size))
  const cell = size === 4 ? 18.4 : mazeMm / size
  return {
    figure: numberGrid(rows, cell, fittedMm(cells, cell, gradeTables[grade].mathPt)),
    answer: moves(way, size),
    drawn: true,
    note: `The path: ${values.map((value) => written(value, rule)).join(', ')}.`,
  }
}

/** The largest square up to `wanted` whose shortest way has numbers enough. */
function sizeFor(rule: Rule, wanted: number): number {
  for (let size = wanted; size >= 4; size--) if (shortest(size) <= longest(rule)) return size
  throw new CannotDraw(`A path needs ${shortest(4)} numbers`)
}

/** `right 2, down 1`: the way in runs. */
function moves(way: readonly number[], size: number): string {
  const names = way.slice(1).map((cell, i) => {
    const by = cell - (way[i] ?? 0)
    return by === 1 ? 'right' : by === -1 ? 'left' : by === size ? 'down' : 'up'
  })
  const runs: { name: string; count: number }[] = []
  for (const name of names) {
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => `${name} ${count}`).join(', ')
}
