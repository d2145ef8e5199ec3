import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberGrid } from '../../figures/number-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { drawWay } from './way.ts'

type Spec = SpecOf<'number-maze'>

const mazes = 4
const sideMm = 76
const ptMm = 0.3528

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const who = random.pick(setting.characters)
  return taskSheet(
    {
      title: `Number Paths through ${headline(setting.place)}`,
      instructions: `Lead ${who} from the top left to the bottom right, side by side.`,
      notes: [ruleText(spec)],
      columns: 2,
      hasExample: false,
    },
    Array.from({ length: mazes }, (_, i) => maze(spec, setting, i, random)),
  )
}

/** The sentence that the solver reads, too. */
function ruleText({ rule, by = 2 }: Spec): string {
  switch (rule) {
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

function maze(spec: Spec, { step, grade }: SheetSetting, index: number, random: Random): Item {
  const size = grade === 'kindergarten' ? 4 : index < 2 || step === 0 ? 5 : 6
  const way = drawWay(size, random)
  const onWay = new Map(way.map((cell, i) => [cell, i]))
  const values = wayValues(spec, way.length, random)
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const at = onWay.get(cell)
    return at === undefined ? besideValue(spec, cell, size, onWay, values, random) : (values[at] as number)
  })
  const rows = Array.from({ length: size }, (_, r) => cells.slice(r * size, (r + 1) * size).map(String))
  const cell = Math.min(18, sideMm / size)
  return {
    figure: numberGrid(rows, cell, Math.min(gradeTables[grade].mathPt * ptMm, cell * 0.42)),
    answer: moves(way, size),
    drawn: true,
    note: `The path: ${values.join(', ')}.`,
  }
}

function wayValues({ rule, by = 2, upTo }: Spec, length: number, random: Random): number[] {
  const stride = rule === 'skip' ? by : 1
  const span = stride * (length - 1)
  if (span >= upTo) throw new CannotDraw(`A path of ${length} numbers needs numbers over ${upTo}`)
  switch (rule) {
    case 'count-on':
    case 'skip': {
      const first = random.int(1, Math.max(1, Math.min(upTo - span, rule === 'skip' ? by * 3 : upTo)))
      return Array.from({ length }, (_, i) => first + stride * i)
    }
    case 'count-back': {
      const last = random.int(1, upTo - span)
      return Array.from({ length }, (_, i) => last + length - 1 - i)
    }
    case 'even':
      return Array.from({ length }, () => random.int(1, Math.floor(upTo / 2)) * 2)
    case 'multiples':
      return Array.from({ length }, () => random.int(1, Math.floor(upTo / by)) * by)
    case 'bigger': {
      const chosen = new Set<number>()
      while (chosen.size < length) chosen.add(random.int(1, upTo))
      return [...chosen].sort((a, b) => a - b)
    }
  }
}

/** A number beside the way that the rule does not let anybody step on from there. */
function besideValue(
  { rule, by = 2, upTo }: Spec,
  cell: number,
  size: number,
  onWay: ReadonlyMap<number, number>,
  values: readonly number[],
  random: Random,
): number {
  const near = neighbors(cell, size).flatMap((other) => onWay.get(other) ?? [])
  const stride = rule === 'skip' ? by : 1
  for (let attempt = 0; attempt < 60; attempt++) {
    const value = random.int(1, upTo)
    if (rule === 'even' && value % 2 === 0) continue
    if (rule === 'multiples' && value % by === 0) continue
    const isTempting = near.some((at) => {
      const own = values[at] ?? 0
      if (rule === 'bigger') return value > own
      return rule === 'count-back' ? value === own - 1 : value === own + stride
    })
    if ((rule === 'count-on' || rule === 'skip' || rule === 'count-back' || rule === 'bigger') && isTempting) continue
    return value
  }
  return rule === 'bigger' ? 1 : upTo + 1
}

function neighbors(cell: number, size: number): number[] {
  const column = cell % size
  return [
    column > 0 ? cell - 1 : -1,
    column < size - 1 ? cell + 1 : -1,
    cell - size,
    cell + size < size * size ? cell + size : -1,
  ].filter((other) => other >= 0)
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
