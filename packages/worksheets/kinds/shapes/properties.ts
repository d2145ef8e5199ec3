import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { shapeFile, shapePair } from '../../figures/shape-table.ts'
import { CannotDraw } from '../../kind.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { type CornerName, cornersToMark } from './corners.ts'
import type { Page } from './generate.ts'
import { marksMean } from './marks-mean.ts'

const turns = [0, 0.3, 0.8, 1.3, 2.1, 2.8]
/** Of the corners of other pages; two beside each other are smaller. */
const scales = { file: 0.8, pair: 0.68 }
const pages = 6

const [sides, equal, square] = ['4 sides', '4 equal sides', '4 square corners']
const [onePair, twoPairs] = ['1 parallel pair', '2 parallel pairs']

interface Kind {
  shape: CornerName
  has: string[]
  /** From the name that fits most shapes to the one that fits fewest. */
  names: string[]
}

const kinds: Kind[] = [
  { shape: 'square', has: [equal, square, twoPairs], names: ['parallelogram', 'rectangle', 'rhombus', 'square'] },
  { shape: 'rectangle', has: [square, twoPairs], names: ['parallelogram', 'rectangle'] },
  { shape: 'rhombus', has: [equal, twoPairs], names: ['parallelogram', 'rhombus'] },
  { shape: 'parallelogram', has: [twoPairs], names: ['parallelogram'] },
  { shape: 'trapezoid', has: [onePair], names: ['trapezoid'] },
  { shape: 'other quadrilateral', has: [], names: [] },
]

/** From 4th grade on: check what a shape has, then write every name that fits. */
export function namesByProperties({ grade }: SheetSetting, random: Random): Page {
  if (grade !== '4th' && grade !== '5th') throw new CannotDraw(`Too few names in ${grade} grade`)
  const [example, ...others] = [kinds[1] as Kind, ...random.shuffle(kinds.filter((_, i) => i !== 1 && i < 5))]
  const last = random.pick(kinds.filter(({ shape }) => shape !== 'trapezoid'))
  const items = [example, ...others, last].map(({ shape, has, names }): Item => {
    const all = ['quadrilateral', ...names]
    const rows = [equal, square, onePair, twoPairs]
    const drawn = turned(shape, scales.file, random)
    return {
      figure: shapeFile(drawn, rows, [], []),
      finished: shapeFile(drawn, rows, has, all),
      answer: `${has.length > 0 ? has.join(', ') : 'none of these'}: ${all.join(', ')}`,
      drawn: true,
      note: shape === 'square' ? 'It has all that a rectangle and a rhombus have, so it is both.' : undefined,
    }
  })
  return {
    title: 'Shape Files',
    task: 'Check what each shape has. Then write every name that fits; some lines stay empty.',
    notes: [
      'Names: quadrilateral, trapezoid (1 parallel pair), parallelogram, rectangle, rhombus, square.',
      marksMean.withArrows,
    ],
    items,
    columns: 2,
  }
}

/** What a third grader calls it. */
function plainName({ shape }: Kind): string {
  return shape === 'square' || shape === 'rectangle' || shape === 'rhombus' ? shape : 'quadrilateral'
}

/** Two shapes: what both have, and what only one has. */
export function pairs(_setting: SheetSetting, random: Random): Page {
  const sorts = ['square', 'rectangle', 'rhombus', 'quadrilateral']
  const both = sorts.flatMap((a, i) => sorts.slice(i + 1).map((b) => random.shuffle([a, b])))
  // The example has all three: both, only one, and neither.
  const start = both.findIndex((pair) => pair.includes('rectangle') && pair.includes('quadrilateral'))
  const order = [both[start] as string[], ...random.shuffle(both.filter((_, i) => i !== start))].slice(0, pages)
  const rows = [sides, equal, square] as string[]
  const items = order.map((names): Item => {
    const chosen = names.map((name) => random.pick(kinds.filter((kind) => plainName(kind) === name)))
    const checked = chosen.map(({ has }) => rows.filter((row) => row === sides || has.includes(row)))
    const drawn = chosen.map(({ shape }) => turned(shape, scales.pair, random)) as [
      ReturnType<typeof turned>,
      ReturnType<typeof turned>,
    ]
    const alike = rows.filter((row) => checked.every((own) => own.includes(row)))
    const only = ['A', 'B'].flatMap((letter, i) => {
      const own = checked[i]?.filter((row) => !alike.includes(row)) ?? []
      return own.length > 0 ? [`only ${letter}: ${own.join(', ')}`] : []
    })
    return {
      figure: shapePair(drawn, rows, [], []),
      finished: shapePair(drawn, rows, checked, names),
      answer: [`A ${names[0]}, B ${names[1]}`, `alike: ${alike.join(', ')}`, ...only].join('; '),
      drawn: true,
      note: names.includes('quadrilateral')
        ? 'A quadrilateral may have a name of its own, such as trapezoid or parallelogram: that is right, too.'
        : 'However a shape is turned, its sides and corners stay what they are.',
    }
  })
  return {
    title: 'Shape Pairs',
    task: 'Check what A and B have, and name both. Tell WHO how they are alike and different.',
    notes: ['Names: square, rectangle, rhombus, and quadrilateral for any other.', marksMean.plain],
    items,
    columns: 2,
  }
}

function turned(shape: CornerName, scale: number, random: Random) {
  const corners = cornersToMark(shape, scale, random)
  return { corners, turn: random.pick(turns) }
}
