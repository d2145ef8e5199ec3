import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { runExample, runGrid } from '../../figures/run-grid.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { runsOf } from './lines.ts'
import { pictures } from './pictures.ts'

type Size = SpecOf<'nonogram'>['size']

const layouts = {
  5: { cellMm: 12, pictures: 4, columns: 2 },
  8: { cellMm: 8, pictures: 4, columns: 2 },
  10: { cellMm: 6.9, pictures: 2, columns: 1 },
} as const
const largest: Record<Grade, number> = { kindergarten: 0, '1st': 5, '2nd': 5, '3rd': 8, '4th': 8, '5th': 10 }

export function generate({ size }: SpecOf<'nonogram'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (size > largest[setting.grade]) throw new CannotDraw('The hidden pictures are too large for the grade')
  const { cellMm, pictures: count, columns } = layouts[size]
  const who = random.pick(setting.characters)
  const items = random
    .sample(Object.entries(pictures[size]), count)
    .map(([name, rows]) => puzzle(name, rows, size, random.next() < 0.5))
    .sort((a, b) => a.runs - b.runs)
  const hasExample = columns === 2
  return taskSheet(
    {
      title: `Hidden Pictures of ${headline(setting.place)}`,
      instructions: `${who} hid pictures here. The numbers of a line tell how many squares side by side to fill.`,
      columns,
      ...(!hasExample && { head: runExample([3, 2], [2, 3, 4, 7, 8], size, cellMm) }),
      notes: ['Two numbers make two groups with an empty square between. Put a dot where a square must stay empty.'],
      hasExample,
    },
    items.map(({ runs: _, ...item }) => item),
  )
}

/** A picture and its mirror image are two puzzles. */
function puzzle(name: string, text: string, size: Size, isMirrored: boolean): Item & { runs: number } {
  const rows = text.split(' ').map((row) => {
    const cells = [...row].map((sign) => sign === '#')
    return isMirrored ? cells.reverse() : cells
  })
  const columns = Array.from({ length: size }, (_, c) => rows.map((row) => row[c] ?? false))
  const [across, down] = [rows.map(runsOf), columns.map(runsOf)]
  const { cellMm } = layouts[size]
  return {
    figure: runGrid(across, down, cellMm),
    finished: runGrid(across, down, cellMm, rows.flat()),
    answer: rows.map((row) => filledText(row)).join(' / '),
    drawn: true,
    note: `It is ${name}. The key tells, row by row, which squares from the left are filled. ${beginning(across, down, size)}`,
    runs: [...across, ...down].flat().length,
  }
}

/** A line that is settled from the start. */
function beginning(across: readonly number[][], down: readonly number[][], size: Size): string {
  const isFull = (runs: readonly number[]) => runs.reduce((sum, run) => sum + run, runs.length - 1) === size
  const row = across.findIndex(isFull)
  if (row >= 0) return `Begin with row ${row + 1}: ${across[row]?.join(' and ')} ${fills(across[row])} it.`
  const column = down.findIndex(isFull)
  if (column >= 0) return `Begin with column ${column + 1}: ${down[column]?.join(' and ')} ${fills(down[column])} it.`
  return 'Begin with the largest number: its middle squares are filled wherever it starts.'
}

function fills(runs: readonly number[] = []): string {
  return runs.length === 1 ? 'fills' : 'fill'
}

/** `2-4 6`: which squares of a row are filled. */
function filledText(row: readonly boolean[]): string {
  const parts: string[] = []
  for (let i = 0; i < row.length; i++) {
    if (!row[i]) continue
    let end = i
    while (row[end + 1]) end++
    parts.push(end === i ? String(i + 1) : `${i + 1}-${end + 1}`)
    i = end
  }
  return parts.join(' ') || 'none'
}
