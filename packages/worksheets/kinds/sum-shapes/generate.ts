import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberGrid } from '../../figures/number-grid.ts'
import { pyramid } from '../../figures/pyramid.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'sum-shapes'>

const ptMm = 0.3528

const puzzles = 6
/** Stones of pyramids of three and four rows, and squares; at least as high as the grades' answer boxes. */
const stones = { 3: { width: 21, height: 15 }, 4: { width: 18, height: 13.2 } } as const
const cellMm = 18

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const { grade } = setting
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const upTo = Math.min(spec.upTo, numberLimits[grade].addWithin)
  if (grade === 'kindergarten') throw new CannotDraw('Sums of sums begin in 1st grade')
  if (spec.form === 'square') {
    if (grade === '1st') throw new CannotDraw('Magic squares begin in 2nd grade')
    if (upTo < 15) throw new CannotDraw('A magic square needs a sum of 15 or more')
    return taskSheet(
      {
        title: `Magic Squares of ${place}`,
        instructions: `Help ${who} repair the squares. Every row, column and long diagonal has the same sum.`,
        columns: 2,
      },
      enough(squares({ ...spec, upTo }, setting, random)),
    )
  }
  return taskSheet(
    {
      title: `Number Pyramids of ${place}`,
      instructions: `Help ${who} build. Each stone is the sum of the two stones below it.`,
      columns: 2,
    },
    enough(pyramids({ ...spec, upTo }, setting, random)),
  )
}

function enough(items: Item[]): Item[] {
  if (items.length < puzzles) throw new CannotDraw('The numbers are too small for different sums')
  return items
}

/** Rows from the top; a stone is the sum of the two below. */
function pyramids({ upTo }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const height = grade === '1st' || step === 0 || upTo < 40 ? 3 : 4
  const size = Math.min(gradeTables[grade].mathPt * ptMm, 5.6)
  const draw = () => {
    const base = Array.from({ length: height }, () => random.int(1, Math.max(2, Math.floor(upTo / 2 ** (height - 1)))))
    const rows = [base]
    while ((rows[0]?.length ?? 0) > 1)
      rows.unshift((rows[0] ?? []).slice(1).map((value, i) => value + (rows[0]?.[i] ?? 0)))
    if ((rows[0]?.[0] ?? 0) > upTo) return null
    return { rows, shown: shownStones(rows, step, random) }
  }
  return distinct(
    puzzles,
    draw,
    ({ rows }) => rows.flat().join(),
    ({ rows, shown }) => Number(shown.has('0 0')) * 1000 + (rows[0]?.[0] ?? 0),
  ).map(({ rows, shown }) => {
    const texts = (isFull: boolean) =>
      rows.map((row, r) => row.map((value, c) => (isFull || shown.has(`${r} ${c}`) ? String(value) : '')))
    const missing = rows
      .toReversed()
      .flatMap((row, k) => row.filter((_, c) => !shown.has(`${rows.length - 1 - k} ${c}`)))
    return {
      figure: pyramid(texts(false), size, stones[height]),
      finished: pyramid(texts(true), size, stones[height]),
      answer: missing.join(', '),
      drawn: true,
      note: `From the bottom up, left to right. ${slipOf(rows, shown)}`,
    }
  })
}

/** What comes of adding where one must take away, or of adding up the lowest row alone. */
function slipOf(rows: readonly number[][], shown: ReadonlySet<string>): string {
  const low = rows.length - 1
  const base = rows[low] ?? []
  const gap = base.findIndex((_, c) => !shown.has(`${low} ${c}`))
  for (const [over, beside] of [
    [gap - 1, gap - 1],
    [gap, gap + 1],
  ] as const)
    if (gap >= 0 && shown.has(`${low - 1} ${over}`) && shown.has(`${low} ${beside}`)) {
      const [sum, known] = [rows[low - 1]?.[over] ?? 0, base[beside] ?? 0]
      return `${sum + known} in the lowest row if ${known} was added to ${sum}, not taken away.`
    }
  const plain = base.reduce((sum, value) => sum + value, 0)
  return `${plain} on top if only the lowest row was added up: the middle stones count more than once.`
}

/** The whole base, or with stones of higher rows in place of some, so that one is found by taking away. */
function shownStones(rows: number[][], step: SheetSetting['step'], random: Random): Set<string> {
  const low = rows.length - 1
  const shown = new Set((rows[low] ?? []).map((_, c) => `${low} ${c}`))
  for (let i = 0; i < step; i++) {
    const column = random.int(0, low - 1)
    const [stone, over] = [`${low} ${column + (i % 2)}`, `${low - 1} ${column}`]
    if (shown.has(stone) && !shown.has(over) && shown.has(`${low} ${column + 1 - (i % 2)}`)) {
      shown.delete(stone)
      shown.add(over)
    }
  }
  return shown
}

const luoShu = [2, 7, 6, 9, 5, 1, 4, 3, 8]
const turns = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
]

/** The square of nine numbers, turned, stretched and moved; so much is open that a line with two numbers is left. */
function squares({ upTo }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const size = Math.min(gradeTables[grade].mathPt * ptMm, 5.6)
  const draw = () => {
    const times = random.int(1, Math.max(1, Math.min(4, Math.floor(upTo / 20))))
    const more = random.int(0, Math.max(0, Math.floor((upTo - 15 * times) / 3)))
    const turn = random.pick(turns)
    const cells = turn.map((i) => (luoShu[i] ?? 0) * times + more)
    return { cells, hidden: openCells(cells, 4 + step, random) }
  }
  return distinct(
    puzzles,
    draw,
    ({ cells, hidden }) => `${cells} ${[...hidden]}`,
    ({ cells, hidden }) => hidden.size * 500 + (cells[4] ?? 0),
  ).map(({ cells, hidden }) => {
    const rows = (isFull: boolean) =>
      [0, 3, 6].map((from) =>
        cells.slice(from, from + 3).map((value, i) => (isFull || !hidden.has(from + i) ? String(value) : '')),
      )
    return {
      figure: numberGrid(rows(false), cellMm, size),
      finished: numberGrid(rows(true), cellMm, size),
      answer: cells.filter((_, i) => hidden.has(i)).join(', '),
      drawn: true,
      note: `Row by row. Every line makes ${(cells[4] ?? 0) * 3}, three times the middle: check the diagonals too.`,
    }
  })
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Cells to leave open: one whole line stays, which gives the sum, and the rest follows line by line. */
function openCells(cells: readonly number[], count: number, random: Random): Set<number> {
  const whole = random.pick(lines)
  const hidden = new Set<number>()
  for (const index of random.shuffle(cells.map((_, i) => i))) {
    if (hidden.size >= count) break
    if (whole.includes(index)) continue
    hidden.add(index)
    if (!follows(hidden)) hidden.delete(index)
  }
  return hidden
}

function follows(hidden: ReadonlySet<number>): boolean {
  const open = new Set(hidden)
  for (let moved = true; moved; ) {
    moved = false
    for (const line of lines) {
      const missing = line.filter((i) => open.has(i))
      if (missing.length !== 1) continue
      open.delete(missing[0] as number)
      moved = true
    }
  }
  return open.size === 0
}
