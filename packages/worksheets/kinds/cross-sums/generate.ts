import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type CrossCell, crossSumGrid } from '../../figures/cross-sum-grid.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { drawField, type Field, fillField, type Run, type Size } from './field.ts'
import { isSettled, narrow, type Possible } from './narrow.ts'

interface Puzzle {
  field: Field
  digits: Map<number, number>
  sums: Map<Run, number>
  given: Set<number>
}

const layouts = {
  3: { cellMm: 12.7, puzzles: 6, largest: 6 },
  4: { cellMm: 15.5, puzzles: 4, largest: 9 },
  5: { cellMm: 13.5, puzzles: 4, largest: 9 },
} as const
/** Digits that are printed from the start, at least and at most; from the easier half of a grade to the harder. */
const givens = {
  3: [
    [1, 3],
    [0, 2],
    [0, 1],
  ],
  4: [
    [2, 5],
    [1, 4],
    [0, 3],
  ],
  5: [
    [3, 7],
    [2, 6],
    [1, 6],
  ],
} as const
const tries = 800

export function generate({ size }: SpecOf<'cross-sums'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (!['3rd', '4th', '5th'].includes(setting.grade)) throw new CannotDraw('Cross sums begin in 3rd grade')
  const { puzzles, largest } = layouts[size]
  const drawn = distinct(
    puzzles,
    () => draw(size, setting.step, random),
    ({ digits }) => [...digits].join(' '),
    ({ field, given }) => field.open.length - given.size * 2,
    tries,
  )
  if (drawn.length < puzzles) throw new CannotDraw('Not enough cross sums follow by single steps')
  return taskSheet(
    {
      title: `Cross Sums of ${headline(setting.place)}`,
      instructions: `Help ${random.pick(setting.characters)} open the number locks. Each run of boxes makes the sum at its start.`,
      columns: 2,
      notes: [
        `Use the numbers 1 to ${largest}. Boxes in a line make a run, and no number comes twice in a run.`,
        'The sum above a slash is for the boxes to its right, the sum below it for those under it.',
      ],
    },
    drawn.map((puzzle) => itemOf(puzzle, largest)),
  )
}

function draw(size: Size, step: 0 | 1 | 2, random: Random): Puzzle | null {
  const field = drawField(size, random)
  const { largest } = layouts[size]
  const digits = fillField(field, largest, random)
  if (!digits) return null
  const sums = new Map(
    field.runs.map((run) => [run, run.cells.reduce((sum, index) => sum + (digits.get(index) ?? 0), 0)]),
  )
  const [least, most] = givens[size][step]
  const given = new Set(random.sample(field.open, least))
  const possible: Possible = new Map(
    field.open.map((index) => [index, given.has(index) ? bit(digits, index) : (1 << largest) - 1]),
  )
  for (;;) {
    narrow(possible, field.runs, sums)
    const vague = field.open.filter((index) => !isSettled(possible.get(index) ?? 0))
    if (vague.length === 0) return { field, digits, sums, given }
    if (given.size >= most) return null
    const help = random.pick(vague)
    given.add(help)
    possible.set(help, bit(digits, help))
  }
}

function bit(digits: ReadonlyMap<number, number>, index: number): number {
  return 1 << ((digits.get(index) ?? 1) - 1)
}

function itemOf(puzzle: Puzzle, largest: number): Item {
  const { field, digits } = puzzle
  const { cellMm } = layouts[field.size]
  const rows = Array.from({ length: field.size }, (_, r) =>
    Array.from({ length: field.size }, (_column, c) => digits.get(r * field.size + c) ?? '-').join(' '),
  )
  return {
    figure: crossSumGrid(cellsOf(puzzle, false), cellMm),
    finished: crossSumGrid(cellsOf(puzzle, true), cellMm),
    answer: rows.join(' / '),
    drawn: true,
    note: beginning(puzzle, largest),
  }
}

/** The field with a row above and a column before it for the sums. */
function cellsOf({ field: { size, open, runs }, digits, sums, given }: Puzzle, isFull: boolean): CrossCell[][] {
  return Array.from({ length: size + 1 }, (_, r) =>
    Array.from({ length: size + 1 }, (_column, c): CrossCell => {
      const index = (r - 1) * size + c - 1
      if (r > 0 && c > 0 && open.includes(index))
        return { digit: isFull || given.has(index) ? String(digits.get(index)) : '' }
      const begins = (direction: Run['direction'], first: number) =>
        runs.find((run) => run.direction === direction && run.cells[0] === first)
      const across = r > 0 && c < size ? begins('across', index + 1) : undefined
      const down = c > 0 && r < size ? begins('down', index + size) : undefined
      return { ...(across && { across: sums.get(across) }), ...(down && { down: sums.get(down) }) }
    }),
  )
}

/** Names a run that can be made in one way only, for a child that does not know where to begin. */
function beginning({ field: { runs }, sums }: Puzzle, largest: number): string {
  const first = [...runs]
    .sort((a, b) => a.cells.length - b.cells.length)
    .map((run) => ({ run, ways: waysOf(run.cells.length, sums.get(run) ?? 0, largest) }))
    .find(({ ways }) => ways.length === 1)
  if (!first) return 'Row by row; - is a square without a number. Begin where a number is given.'
  const { run, ways } = first
  return `Row by row; - is a square without a number. Begin with ${sums.get(run)} in ${run.cells.length} boxes ${run.direction}: only ${ways[0]?.join(' + ')} makes it.`
}

function waysOf(count: number, sum: number, largest: number): number[][] {
  if (count === 0) return sum === 0 ? [[]] : []
  return Array.from({ length: largest }, (_, i) => largest - i).flatMap((digit) =>
    digit > sum ? [] : waysOf(count - 1, sum - digit, digit - 1).map((rest) => [...rest, digit]),
  )
}
