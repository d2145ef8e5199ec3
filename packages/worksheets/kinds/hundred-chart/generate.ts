import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberGrid } from '../../figures/number-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'hundred-chart'>

const pieces = 9
const cellMm = 13
const ptMm = 0.3528
/** Pieces of the chart as rows and columns away from their first square, easiest first. */
const shapes: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
]

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  if (spec.form === 'skip')
    return taskSheet(
      {
        title: `Skip-Count Rows of ${place}`,
        instructions: `${random.pick(setting.characters)} counts in equal jumps. Fill in what comes next.`,
        columns: 1,
      },
      rows(spec, setting, random),
    )
  return taskSheet(
    {
      title: `Torn Chart of ${place}`,
      instructions: 'Pieces of a number chart fell out. One step right is 1 more. One step down is 10 more.',
      columns: 3,
    },
    torn(spec, setting, random),
  )
}

function torn({ upTo }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const size = Math.min(gradeTables[grade].mathPt * ptMm, 6)
  const draw = () => {
    const level = random.int(0, Math.min(shapes.length - 1, 4 + step * 2))
    const shape = shapes[level] ?? []
    const [down, across] = [Math.max(...shape.map(([r]) => r)), Math.max(...shape.map(([, c]) => c))]
    const row = random.int(0, upTo / 10 - 1 - down)
    const column = random.int(0, 9 - across)
    const values = shape.map(([r, c]) => (row + r) * 10 + column + c + 1)
    return { level, shape, values, known: random.int(0, shape.length - 1), down, across }
  }
  return distinct(
    pieces,
    draw,
    ({ values }) => values.join(),
    ({ level, values }) => level * 200 + (values[0] ?? 0),
  ).map(({ shape, values, known, down, across }) => {
    const grid = (isFull: boolean) =>
      Array.from({ length: down + 1 }, (_, r) =>
        Array.from({ length: across + 1 }, (_, c) => {
          const at = shape.findIndex(([y, x]) => y === r && x === c)
          if (at < 0) return null
          return isFull || at === known ? String(values[at]) : ''
        }),
      )
    const missing = values.filter((_, i) => i !== known)
    const shown = values[known] ?? 0
    const isFlat = values.every((value) => Math.abs(value - shown) < 10)
    return {
      figure: numberGrid(grid(false), cellMm, size),
      finished: numberGrid(grid(true), cellMm, size),
      answer: missing.join(', '),
      drawn: true,
      note: isFlat ? 'One to the left is 1 less, one to the right 1 more.' : 'Up is 10 less and down is 10 more.',
    }
  })
}

function rows({ upTo, steps = [2, 5, 10] }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const size = Math.min(gradeTables[grade].mathPt * ptMm, 6)
  const length = 8
  const draw = () => {
    const by = random.pick(steps)
    const most = Math.floor((upTo - by * (length - 1)) / 1)
    if (most < 1) return null
    const isMultiple = step === 0 || random.next() < 0.5
    const first = isMultiple ? by * random.int(1, Math.max(1, Math.floor(most / by))) : random.int(1, most)
    if (first > most) return null
    return { by, values: Array.from({ length }, (_, i) => first + by * i) }
  }
  return distinct(
    7,
    draw,
    ({ values }) => values.join(),
    ({ by, values }) => by * 10 + (values[0] ?? 0),
  ).map(({ by, values }) => {
    const open = new Set([3, 4, ...(step > 0 ? [5] : []), 6])
    const row = (isFull: boolean) => [values.map((value, i) => (open.has(i) && !isFull ? '' : String(value)))]
    return {
      figure: numberGrid(row(false), 17, size),
      finished: numberGrid(row(true), 17, size),
      answer: values.filter((_, i) => open.has(i)).join(', '),
      drawn: true,
      note: `The jump is ${by}: ${values[0]}, ${values[1]}, ${values[2]}.`,
    }
  })
}
