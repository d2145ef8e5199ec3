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
/** Numbers that stay in the puzzles of a page, the example first, from the easier half of a grade to the harder. */
const stays = {
  4: [
    [13, 13, 12, 10],
    [13, 12, 11, 9],
    [12, 11, 10, 8],
  ],
  6: [
    [21, 20, 19, 18],
    [18, 17, 16, 15],
    [15, 14, 13, 12],
  ],
  9: [
    [44, 40],
    [40, 36],
    [36, 32],
  ],
} as const
/** Of the smallest puzzles, those that print where to begin; the first one is the example. */
const guided = [1, 2]
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
    const least = stays[size][setting.step]?.[i] ?? 0
    const ring = size === 9 && i === 0 ? 'number' : size === 4 && guided.includes(i) ? 'gap' : null
    return puzzle(size, least, names, ring, random)
  })
  const what = isPictures ? 'each picture' : `each number from 1 to ${size}`
  return taskSheet(
    {
      title: `Tile Floors of ${headline(setting.place)}`,
      instructions: `Help ${random.pick(setting.characters)} finish the tiles. Every row, column and thick box needs ${what} once.`,
      columns,
      ...(isPictures && {
        head: pictogramKey(names as typeof pictograms, gradeTables[setting.grade].bodyPt * ptMm),
      }),
      ...(size === 4 && {
        notes: [
          ...(isPictures ? ['Draw the picture or write its name.'] : []),
          'In 1 and 2, begin at the empty ring. One grid is enough.',
        ],
      }),
      ...(size === 9 && {
        notes: ['Example: the number in the ring. Its row, column and box hold all the other numbers.'],
      }),
      hasExample: size !== 9,
    },
    items,
  )
}

/**
 * With a ring in the one gap of a row or column, where to begin; or around a number that its row, column and box leave
 * as the only one, where the page has room for no whole example.
 */
function puzzle(
  size: Size,
  least: number,
  names: readonly string[],
  ring: 'gap' | 'number' | null,
  random: Random,
): Item {
  for (;;) {
    const full = fullGrid(size, random)
    const open = thinOut(full, size, ring === 'number' ? least - 1 : least, random)
    const steps = easiestStep(open, size)
    const at = ring === 'gap' ? steps.gap : ring === 'number' ? steps.only : null
    if (ring && at === null) continue
    const ringed = new Set(at === null ? [] : [at])
    const shown = open.map((value, i) => (ring === 'number' && ringed.has(i) ? (full[i] ?? null) : value))
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
