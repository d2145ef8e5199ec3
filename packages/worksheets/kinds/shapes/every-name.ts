import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { markedAndNamed } from '../../figures/flat-shapes.ts'
import { marksEdgeMm, sideMarks, sideMarksAndArrows } from '../../figures/marked-shape.ts'
import { CannotDraw } from '../../kind.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { type CornerName, cornersToMark } from './corners.ts'
import type { Page } from './generate.ts'
import { marksMean } from './marks-mean.ts'

const perPage = 8
const turns = [0, 0.3, 0.8, 1.3, 2.1, 2.8]
/** Leaves room for the names beside the widest shape. */
const scale = 0.9

/** From the name that fits most shapes to the one that fits fewest. */
const families: Partial<Record<CornerName, string[]>> = {
  square: ['quadrilateral', 'parallelogram', 'rectangle', 'rhombus', 'square'],
  rectangle: ['quadrilateral', 'parallelogram', 'rectangle'],
  rhombus: ['quadrilateral', 'parallelogram', 'rhombus'],
  parallelogram: ['quadrilateral', 'parallelogram'],
  trapezoid: ['quadrilateral', 'trapezoid'],
  'other quadrilateral': ['quadrilateral'],
}

/** Names to choose from. Source: Common Core State Standards, 3.G.1, 4.G.2, 5.G.4. */
const printed: Partial<Record<SheetSetting['grade'], string[]>> = {
  '3rd': ['quadrilateral', 'rectangle', 'rhombus', 'square'],
  '4th': ['quadrilateral', 'trapezoid', 'parallelogram', 'rectangle', 'rhombus', 'square'],
  '5th': ['quadrilateral', 'trapezoid', 'parallelogram', 'rectangle', 'rhombus', 'square'],
}

const why: Partial<Record<CornerName, string>> = {
  square: 'It has all that a rectangle and a rhombus have, so it is both.',
  rectangle: 'Four square corners; the sides are not all equal, so it is no rhombus.',
  rhombus: 'Four equal sides; the corners are not square, so it is no rectangle.',
  parallelogram: 'Opposite sides are parallel. Its sides are not all equal and its corners not square.',
  trapezoid: 'Only one pair of sides is parallel.',
  'other quadrilateral': 'Four sides, and no two of them are parallel.',
}

export function everyName({ grade }: SheetSetting, random: Random): Page {
  const names = printed[grade]
  if (!names) throw new CannotDraw(`Too few names in ${grade} grade`)
  const hasParallels = names.includes('trapezoid')
  const marks = { edge: marksEdgeMm, draw: hasParallels ? sideMarksAndArrows : sideMarks }
  const fitting = (shape: CornerName) => names.filter((name) => families[shape]?.includes(name)).join(', ')
  const shapes = Object.keys(families) as CornerName[]
  // The example shows that there can be more than one name.
  const hasSeveral = ([shape]: CornerName[]) => (shape && fitting(shape).includes(',') ? 1 : 0)
  const alike = Object.values(Object.groupBy(shapes, fitting)).map((own = []) => own)
  const [example = [], ...others] = random.shuffle(alike).sort((a, b) => hasSeveral(b) - hasSeveral(a))
  const again = [...random.shuffle(others), example].slice(0, perPage - alike.length)
  const pictures = new Set<string>()
  const items = [example, ...random.shuffle([...others, ...again])].map((own): Item => {
    const shape = random.pick(own)
    const right = names.filter((name) => families[shape]?.includes(name))
    const picture = fresh(() => {
      const corners = cornersToMark(shape, scale, random)
      const turn = random.pick(turns)
      return (checked: string[]) => markedAndNamed(corners, turn, names, checked, marks)
    }, pictures)
    return { figure: picture([]), finished: picture(right), answer: right.join(', '), drawn: true, note: why[shape] }
  })
  return {
    title: 'Shape Families',
    task: 'Check every name that fits. WHO says: one shape can have several names.',
    notes: [
      hasParallels
        ? 'A quadrilateral has four sides. A trapezoid here has just one pair of parallel sides, a parallelogram two pairs.'
        : 'A quadrilateral has four sides. A rectangle has four square corners. A rhombus has four equal sides.',
      hasParallels ? marksMean.withArrows : marksMean.plain,
    ],
    items,
    columns: 2,
  }
}

type Picture = (checked: string[]) => string

/** Draws until the picture is new on the page. */
function fresh(draw: () => Picture, seen: Set<string>): Picture {
  let picture = draw()
  for (let i = 0; i < 30 && seen.has(picture([])); i++) picture = draw()
  seen.add(picture([]))
  return picture
}
