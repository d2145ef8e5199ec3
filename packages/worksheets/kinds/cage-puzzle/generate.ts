import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { puzzleGrid } from '../../figures/puzzle-grid.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { type Cage, drawCages, followsByCages, type Operation, waysOf } from './cages.ts'

type Size = SpecOf<'cage-puzzle'>['size']

const cellMm = { 3: 21, 4: 17.5, 5: 14.5 } as const
const perPage = 4
const attempts = 2000
const largest: Record<Grade, number> = { kindergarten: 0, '1st': 3, '2nd': 4, '3rd': 4, '4th': 5, '5th': 5 }
const signs: Record<Operation, string> = { add: '+', subtract: '−', multiply: '×', divide: '÷' }
const examples: Record<Operation, string> = {
  add: '5+ by adding',
  subtract: '2− by taking away',
  multiply: '6× by multiplying',
  divide: '2÷ by dividing',
}

export function generate(spec: SpecOf<'cage-puzzle'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const { size } = spec
  if (size > largest[setting.grade]) throw new CannotDraw('The cages are too large for the grade')
  const isYoung = setting.grade === '1st' || setting.grade === '2nd'
  const operations = spec.operations.filter((operation) => !isYoung || operation === 'add' || operation === 'subtract')
  if (operations.length === 0) throw new CannotDraw('None of the operations is taught in the grade')
  const puzzles = distinct(
    perPage,
    () => draw(size, operations, setting.step, random),
    ({ values }) => values.join(),
    ({ cages }) => -cages.filter(({ cells }) => cells.length === 1).length,
    attempts,
  )
  if (puzzles.length < perPage) throw new CannotDraw('No cages lead to one solution')
  return taskSheet(
    {
      title: `Cage Puzzles of ${headline(setting.place)}`,
      instructions: `Help ${random.pick(setting.characters)} fill the cages. Each row and column needs every number from 1 to ${size} once.`,
      columns: 2,
      notes: [`Thick lines make a cage. Make its small number: ${listed(operations.map((name) => examples[name]))}.`],
    },
    puzzles.map((puzzle) => itemOf(puzzle, size)),
  )
}

interface Puzzle {
  values: number[]
  cages: Cage[]
}

function draw(size: Size, operations: readonly Operation[], step: 0 | 1 | 2, random: Random): Puzzle | null {
  const values = latinSquare(size, random)
  const cages = drawCages(values, size, operations, random)
  const single = cages.filter(({ cells }) => cells.length === 1).length
  const isFit = single >= 2 - step && single <= size - step
  return isFit && followsByCages(cages, size) ? { values, cages } : null
}

function itemOf({ values, cages }: Puzzle, size: Size): Item {
  const cageOf = new Map(cages.flatMap(({ cells }, i) => cells.map((cell) => [cell, i] as const)))
  const corners = new Map(cages.map((cage) => [cage.cells[0] ?? 0, nameOf(cage)]))
  const figure = (cells: (string | null)[]) =>
    puzzleGrid({ size, cell: cellMm[size], cells, corners, groupOf: (index) => cageOf.get(index) ?? -1 })
  return {
    figure: figure(values.map(() => null)),
    finished: figure(values.map(String)),
    answer: Array.from({ length: size }, (_, r) => values.slice(r * size, (r + 1) * size).join(' ')).join(' / '),
    drawn: true,
    note: `Row by row. ${beginning(cages, size)}`,
  }
}

function nameOf({ target, operation }: Cage): string {
  return `${target}${operation ? signs[operation] : ''}`
}

/** The cage with the fewest ways to fill it, of those with two cells or more. */
function beginning(cages: readonly Cage[], size: Size): string {
  const alone = cages.some(({ cells }) => cells.length === 1)
    ? 'Write the numbers that stand alone first. Then look at'
    : 'Begin with'
  const [first] = cages
    .filter(({ cells }) => cells.length > 1)
    .map((cage) => {
      const sets = new Set(waysOf(cage, size).map((way) => way.toSorted((a, b) => a - b).join(' and ')))
      return { cage, sets: [...sets] }
    })
    .sort((a, b) => a.sets.length - b.sets.length || a.cage.cells.length - b.cage.cells.length)
  if (!first) return 'Write the numbers that stand alone first.'
  const row = Math.floor((first.cage.cells[0] ?? 0) / size) + 1
  return `${alone} ${nameOf(first.cage)} in row ${row}: ${first.sets.length === 1 ? 'only ' : ''}${first.sets.join(', or ')}.`
}

function latinSquare(size: number, random: Random): number[] {
  const numbers = random.shuffle(Array.from({ length: size }, (_, i) => i + 1))
  const rows = random.shuffle(Array.from({ length: size }, (_, i) => i))
  const columns = random.shuffle(Array.from({ length: size }, (_, i) => i))
  return rows.flatMap((row) => columns.map((column) => numbers[(row + column) % size] as number))
}

function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : (parts[0] ?? '')
}
