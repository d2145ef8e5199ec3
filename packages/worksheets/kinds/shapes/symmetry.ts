import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { regular } from '../../figures/flat-shapes.ts'
import { foldedShape, markedShape } from '../../figures/marked-shape.ts'
import type { Point } from '../../figures/svg.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { type CornerName, drawCorners } from './corners.ts'
import type { Page } from './generate.ts'

/** A number stands for the regular shape of so many sides. */
type Shape = CornerName | number

const perPage = 9
const turns = [0, 0.3, 0.8, 1.3, 2.1, 2.8]

const some: Partial<Record<CornerName, number>> = {
  rectangle: 2,
  rhombus: 2,
  kite: 1,
  'isosceles triangle': 1,
  'isosceles trapezoid': 1,
}
const withSome = Object.keys(some) as CornerName[]
const withNone: CornerName[] = ['parallelogram', 'other quadrilateral', 'right triangle']
const regularOnes = [3, 4, 5, 6, 7, 8]

export function symmetry(_setting: SheetSetting, random: Random): Page {
  return page([...random.sample([...withSome, 3, 4], perPage - withNone.length), ...withNone], random)
}

/** For the rule that a shape with equal sides and corners has a line for each of its sides, and others have fewer. */
export function regularSymmetry(_setting: SheetSetting, random: Random): Page {
  return page([...random.shuffle(regularOnes), ...random.sample(withSome, 2), random.pick(withNone)], random)
}

function page(shapes: readonly Shape[], random: Random): Page {
  // Its folds are drawn in: more than four would hide the shape.
  const example = shapes.find((shape) => linesOf(shape) > 0 && linesOf(shape) <= 4)
  const rest = random.shuffle(shapes.filter((shape) => shape !== example))
  const items = [...(example ? [example] : []), ...rest].map((shape): Item => {
    const corners = typeof shape === 'number' ? regular(shape, random.int(13, 16)) : drawCorners[shape](random)
    const [large, turn] = [enlarged(corners), random.pick(turns)]
    return {
      figure: markedShape(large, turn),
      finished: foldedShape(large, turn),
      answer: String(linesOf(shape)),
      note: noteOf(shape),
    }
  })
  return {
    title: 'Fold Lines',
    task: 'Draw every line along which WHO could fold the shape so that both halves match. How many are there? If there is none, draw a fold and the corner that misses.',
    notes: ['Sides with the same small marks are equally long. A small square marks a right angle.'],
    items,
  }
}

function linesOf(shape: Shape): number {
  return typeof shape === 'number' ? shape : (some[shape] ?? 0)
}

/** As large as a third of the page allows, to draw folds into it. */
const widestMm = 36

function enlarged(corners: readonly Point[]): Point[] {
  const reach = Math.max(...corners.flatMap(([x, y]) => corners.map(([ownX, ownY]) => Math.hypot(x - ownX, y - ownY))))
  return corners.map(([x, y]): Point => [(x * widestMm) / reach, (y * widestMm) / reach])
}

function noteOf(shape: Shape): string {
  if (typeof shape === 'number') return regularNote(shape)
  return lieOf[shape] ?? ''
}

/** Where the lines of a shape lie, for a parent who looks at what was drawn. */
const lieOf: Partial<Record<CornerName, string>> = {
  rectangle: 'Both go from side to side. 4 if the lines from corner to corner were counted, too: they do not match.',
  rhombus: 'Both go from corner to corner. 4 if the lines from side to side were counted, too: they do not match.',
  kite: 'It goes through the two corners where equal sides meet.',
  'isosceles triangle': 'It goes from the corner where the equal sides meet to the middle of the third side.',
  'isosceles trapezoid': 'It goes from the middle of the longest side to the middle of the side across from it.',
  parallelogram: 'A half turn makes it match, but no fold does: a corner misses. Any fold that shows it is right.',
  'other quadrilateral': 'All its sides differ, so no side lands on another. Any fold that shows it is right.',
  'right triangle': 'Its three sides differ, so no side lands on another. Any fold that shows it is right.',
}

/** All sides and all corners are equal: as many lines as sides. */
function regularNote(sides: number): string {
  if (sides % 2 > 0) return 'One goes from each corner to the middle of the side across from it.'
  return `${sides / 2} go from corner to corner, ${sides / 2} from the middle of a side to the middle of the one across.`
}
