import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { cellFigure, cubeBlock, cubeStairs } from '../../figures/cell-figure.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'unit-squares'>
type FlatSpec = Extract<Spec, { rectangles?: true }>
type Cell = readonly [column: number, row: number]

/** With the example; one that is asked both ways takes twice as long. */
const figures = { once: 8, both: 6 }
/** As large as the page allows, so that squares can be touched and counted: width beside a label, height of all rows. */
const room = { wide: 72, tall: 186, beside: 16, most: 9 } as const

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const pages = {
    area: { title: `Floors of ${place}`, task: `${who} lays square tiles. How many cover each floor?` },
    perimeter: {
      title: `Fences of ${place}`,
      task: `${who} walks once around each field. How many square sides long is the way?`,
    },
    both: {
      title: `Floor and Fence at ${place}`,
      task:
        'rectangles' in spec && spec.rectangles
          ? 'Multiply for the area, in square units. Then add the four sides for the perimeter, in units.'
          : 'Split the shape where it changes its width: multiply and add for the area, in square units. Then count the square sides around for the perimeter, in units.',
    },
    'joined-cubes': {
      title: `Joined Crates of ${place}`,
      task: `${who} sets two boxes of cubes side by side. How many cubes are in each block, the hidden ones too?`,
    },
    cubes: {
      title: `Crates of ${place}`,
      task: `${who} stacks cubes without gaps. How many cubes are in each block, the hidden ones too?`,
    },
  }
  const { title, task } = pages[spec.form]
  const items =
    spec.form === 'joined-cubes'
      ? joinedCubes(setting, random)
      : spec.form === 'cubes'
        ? cubes(setting, random)
        : flat(spec, setting, random)
  return taskSheet({ title, instructions: task, columns: 2 }, items)
}

function flat({ form, size, rectangles }: FlatSpec, { step }: SheetSetting, random: Random): Item[] {
  const most = Math.min(size, 8)
  const draw = () => {
    // The page that shows how to split has nothing but what is to be split.
    const splits = form === 'both' ? !rectangles : step > 0 && random.next() >= 0.3
    const cells = splits ? joined(step === 0 ? Math.min(most, 6) : most, random) : rectangle(most, random)
    return cells.length >= 4 ? cells : null
  }
  const answerOf = (cells: readonly Cell[]) => {
    const around = perimeter(cells)
    if (form === 'both') return `area ${cells.length}, perimeter ${around}`
    return String(form === 'area' ? cells.length : around)
  }
  const drawn = distinct(
    24,
    draw,
    (cells) => JSON.stringify(cells),
    (cells) => cells.length,
  )
  const chosen = varied(drawn, form === 'both' ? figures.both : figures.once, answerOf)
  // The example is like the ones that are harder.
  const first = chosen.find((cells) => blocks(cells).length > 1)
  const inOrder = first ? [first, ...chosen.filter((cells) => cells !== first)] : chosen
  const side = sideFor(inOrder)
  return inOrder.map((cells) => ({
    figure: cellFigure(cells, side),
    answer: answerOf(cells),
    ...(form !== 'perimeter' && blocks(cells).length > 1 && { way: inBlocks(cells) }),
    ...(form === 'both' ? {} : { tail: form === 'area' ? 'square units' : 'units' }),
    note: noteOf(form, cells),
  }))
}

function noteOf(form: FlatSpec['form'], cells: readonly Cell[]): string {
  if (form === 'both' && blocks(cells).length > 1) return `Area: ${inBlocks(cells).join(', ')}.`
  if (form !== 'area') return 'Count sides, not squares: the squares inside are the area.'
  return perimeter(cells) === cells.length
    ? 'The way around is just as many sides here, but it is not the area.'
    : `${perimeter(cells)} if the way around was counted.`
}

/** One side of all squares of a page, in millimetres. */
function sideFor(chosen: readonly (readonly Cell[])[]): number {
  const columns = Math.max(...chosen.flatMap((cells) => cells.map(([column]) => column + 1)))
  const heights = chosen.map((cells) => Math.max(...cells.map(([, row]) => row + 1)))
  const tallest = heights.filter((_, i) => i % 2 === 0).map((height, i) => Math.max(height, heights[i * 2 + 1] ?? 0))
  const rows = tallest.reduce((sum, height) => sum + height, 0)
  return Math.min(room.most, room.wide / columns, (room.tall - tallest.length * room.beside) / rows)
}

function rectangle(most: number, random: Random): Cell[] {
  const [columns, rows] = [random.int(2, most), random.int(2, Math.min(5, most))]
  return cellsOf(0, 0, columns, rows)
}

/** Two rectangles that make an L. */
function joined(most: number, random: Random): Cell[] {
  const [columns, rows] = [random.int(3, most), random.int(2, 3)]
  const width = random.int(1, columns - 1)
  const left = random.pick([0, columns - width])
  const below = random.int(1, Math.min(3, 5 - rows + 1))
  return [...cellsOf(0, 0, columns, rows), ...cellsOf(left, rows, width, below)]
}

/** Rectangles of a figure from the top: its rows, those of one width together. */
function blocks(cells: readonly Cell[]): { rows: number; wide: number }[] {
  const widths = Object.values(Object.groupBy(cells, ([, row]) => row)).map((row) => row?.length ?? 0)
  const found: { rows: number; wide: number }[] = []
  for (const wide of widths) {
    const last = found.at(-1)
    if (last?.wide === wide) last.rows++
    else found.push({ rows: 1, wide })
  }
  return found
}

/** `2 × 5 = 10`, `1 × 3 = 3`, `10 + 3 = 13` */
function inBlocks(cells: readonly Cell[]): string[] {
  const found = blocks(cells).map(({ rows, wide }) => ({ rows, wide, all: rows * wide }))
  return [
    ...found.map(({ rows, wide, all }) => `${rows} × ${wide} = ${all}`),
    `${found.map(({ all }) => all).join(' + ')} = ${cells.length}`,
  ]
}

function cellsOf(left: number, top: number, columns: number, rows: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, i): Cell => [left + (i % columns), top + Math.floor(i / columns)])
}

function perimeter(cells: readonly Cell[]): number {
  const has = new Set(cells.map(String))
  const beside = ([column, row]: Cell) => [
    [column + 1, row],
    [column - 1, row],
    [column, row + 1],
    [column, row - 1],
  ]
  return cells.reduce((sum, cell) => sum + beside(cell).filter((other) => !has.has(String(other))).length, 0)
}

function cubes({ step }: SheetSetting, random: Random): Item[] {
  const most = [4, 5, 6][step] ?? 5
  const draw = () => ({ across: random.int(2, most), deep: random.int(1, 4), high: random.int(1, 4) })
  const drawn = distinct(
    20,
    draw,
    ({ across, deep, high }) => `${across}${deep}${high}`,
    ({ across, deep, high }) => across * deep * high,
  )
  return varied(drawn, figures.once, ({ across, deep, high }) => String(across * deep * high)).map(
    ({ across, deep, high }) => ({
      figure: cubeBlock(across, deep, high, 6.4),
      answer: String(across * deep * high),
      tail: 'cubes',
      note: cubesNote(across, deep, high),
      way: [
        `${across} × ${deep} = ${across * deep} in a layer`,
        `${across * deep} × ${high} = ${across * deep * high}`,
      ],
    }),
  )
}

const joinedBlocks = 6

/** Two boxes of one depth, the higher one left. */
function joinedCubes({ step }: SheetSetting, random: Random): Item[] {
  const most = [3, 4, 4][step] ?? 4
  const draw = () => {
    const [low, deep] = [random.int(1, most - 1), random.int(2, most)]
    return { first: random.int(1, 3), second: random.int(1, 3), high: random.int(low + 1, most), low, deep }
  }
  const volume = ({ first, second, high, low, deep }: ReturnType<typeof draw>) => (first * high + second * low) * deep
  const drawn = distinct(24, draw, (block) => Object.values(block).join(), volume)
  return varied(drawn, joinedBlocks, (block) => String(volume(block))).map((block) => {
    const { first, second, high, low, deep } = block
    const heights = [...Array<number>(first).fill(high), ...Array<number>(second).fill(low)]
    const [one, two] = [first * deep * high, second * deep * low]
    return {
      figure: cubeStairs(heights, deep, 6.4),
      answer: String(volume(block)),
      tail: 'cubes',
      way: [
        `left box: ${first} × ${deep} × ${high} = ${one}`,
        `right box: ${second} × ${deep} × ${low} = ${two}`,
        `${one} + ${two} = ${one + two}`,
      ],
      note: `${one} if only the higher box was counted: ${first} × ${deep} × ${high} + ${second} × ${deep} × ${low} = ${one} + ${two}.`,
    }
  })
}

function cubesNote(across: number, deep: number, high: number): string {
  const layer = `One layer has ${across * deep}.`
  const seen = across * high + across * deep + deep * high
  return seen === across * deep * high ? layer : `${seen} if only the squares that can be seen were counted. ${layer}`
}
