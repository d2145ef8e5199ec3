import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { pictogramKey, pictograms } from '../../figures/pictograms.ts'
import { puzzleGrid } from '../../figures/puzzle-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { blockOf, type Size } from './blocks.ts'
import { easiestStep } from './easiest-step.ts'
import { fullGrid, thinOut } from './thin-out.ts'

const ptMm = 0.3528
const layouts = {
  4: { cellMm: 17, columns: 2, puzzles: 4 },
  6: { cellMm: 13, columns: 2, puzzles: 4 },
  9: { cellMm: 10.2, columns: 1, puzzles: 2 },
} as const
/** Numbers that stay, from the easier half of a grade to the harder; puzzles of a page go down by `fewer`. */
const stays = { 4: [8, 7, 6], 6: [18, 15, 12], 9: [40, 36, 32] } as const
const fewer = { 4: 1, 6: 1, 9: 4 } as const
const youngest: Record<Size, readonly Grade[]> = {
  4: ['kindergarten', '1st', '2nd', '3rd', '4th', '5th'],
  6: ['2nd', '3rd', '4th', '5th'],
  9: ['4th', '5th'],
}

export function generate(spec: SpecOf<'sudoku'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const { size, signs } = spec
  if (!youngest[size].includes(setting.grade)) throw new CannotDraw('The puzzle is too large for the grade')
  const isPictures = signs === 'pictures'
  if (isPictures && size !== 4) throw new CannotDraw('Pictures are for puzzles of four by four')
  const names = isPictures ? random.sample(pictograms, size) : Array.from({ length: size }, (_, i) => String(i + 1))
  const { columns, puzzles } = layouts[size]
  const items = Array.from({ length: puzzles }, (_, i) => {
    const least = stays[size][setting.step] + (puzzles - 1 - i) * fewer[size]
    return puzzle(size, least, names, size === 9 && i === 0, random)
  })
  const what = isPictures ? 'each picture' : `each number from 1 to ${size}`
  return taskSheet(
    {
      title: `Tile Floors of ${headline(setting.place)}`,
      instructions: `Help ${random.pick(setting.characters)} finish the tiles. Every row, column and thick box needs ${what} once.`,
      columns,
      ...(isPictures && {
        head: pictogramKey(names as typeof pictograms, gradeTables[setting.grade].bodyPt * ptMm),
        notes: ['Draw the picture or write its name.'],
      }),
      ...(size === 9 && {
        notes: ['Example: the number in the ring. Its row, column and box hold all the other numbers.'],
      }),
      hasExample: size !== 9,
    },
    items,
  )
}

/** With a ring around a number that its row, column and box leave as the only one, where the page has room for no more. */
function puzzle(size: Size, least: number, names: readonly string[], withRing: boolean, random: Random): Item {
  for (;;) {
    const full = fullGrid(size, random)
    const open = thinOut(full, size, withRing ? least - 1 : least, random)
    const steps = easiestStep(open, size)
    if (withRing && steps.only === null) continue
    const ringed = new Set(withRing && steps.only !== null ? [steps.only] : [])
    const shown = open.map((value, i) => (ringed.has(i) ? (full[i] ?? null) : value))
    const nameOf = (value: number) => names[value - 1] ?? ''
    const isPictures = names.some((name) => name.length > 1)
    const figure = (cells: readonly (number | null)[], rings: ReadonlySet<number>) =>
      puzzleGrid({
        size,
        cell: layouts[size].cellMm,
        cells: cells.map((value) => (value === null ? null : nameOf(value))),
        groupOf: (index) => blockOf(index, size),
        pictures: isPictures,
        ringed: rings,
      })
    const rows = Array.from({ length: size }, (_, r) =>
      full
        .slice(r * size, (r + 1) * size)
        .map(nameOf)
        .join(' '),
    )
    const missing = new Set(open.flatMap((value, i) => (value === null ? [i] : [])))
    return {
      figure: figure(shown, ringed),
      finished: figure(full, missing),
      answer: rows.join(' / '),
      drawn: true,
      note: `Row by row. ${easiestStep(shown, size).say((index) => (isPictures ? 'the ' : '') + nameOf(full[index] ?? 0))}`,
    }
  }
}
