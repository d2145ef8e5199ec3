import type { ExamplePicture, ShapeName } from '@pencil-quest/contract/example-picture'
import { angle } from '../angle.ts'
import { regular, turnedShape } from '../flat-shapes.ts'
import { hatch } from '../hatch.ts'
import { circle, drawing, line, mm, type Point, rect } from '../svg.ts'
import { beside, caption, fitted, sizeOf, stacked } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

const corners: Record<Exclude<ShapeName, 'circle'>, Point[]> = {
  triangle: regular(3, 11),
  'thin triangle': [
    [0, 0],
    [7, 1],
    [10, 20],
  ],
  /** The first one with its corners cut off. */
  'cut triangle': [
    [2.86, -6.05],
    [7.15, 1.38],
    [3.81, 5.5],
    [-5.34, 5.5],
    [-6.67, 0.55],
    [-2.1, -7.37],
  ],
  square: box(15, 15),
  rectangle: box(24, 12),
  rhombus: [
    [5, 0],
    [20, 0],
    [15, 14.1],
    [0, 14.1],
  ],
  parallelogram: [
    [6, 0],
    [26, 0],
    [20, 11],
    [0, 11],
  ],
  trapezoid: [
    [6, 0],
    [17, 0],
    [24, 12],
    [0, 12],
  ],
  pentagon: regular(5, 11),
  hexagon: regular(6, 11),
}

function box(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

/** In degrees from the right; the folds of each shape as it is drawn. */
const foldsAt: Partial<Record<ShapeName, number[]>> = {
  triangle: [30, 90, 150],
  square: [0, 45, 90, 135],
  rectangle: [0, 90],
  rhombus: [35, 125],
  pentagon: [18, 54, 90, 126, 162],
  hexagon: [0, 30, 60, 90, 120, 150],
}

/** What shapes beside each other may take before they are drawn smaller, so that their labels stay as they are. */
const shapesMm = { width: 66, height: 27 }

/** In one row, or where their names are too long for it, in two. */
export function shapes({ shapes: all }: Of<'shapes'>): string {
  const row = shapeRow(all)
  if (sizeOf(row).width <= shapesMm.width * 1.2) return row
  const half = Math.ceil(all.length / 2)
  return stacked([shapeRow(all.slice(0, half)), shapeRow(all.slice(half))], 1.6, 'Shapes')
}

function shapeRow(all: Of<'shapes'>['shapes']): string {
  const gap = all.some(({ folds }) => folds) ? 5 : 4
  const figures = all.map(({ shape, folds }) => shapeFigure(shape, folds === true))
  const wide = figures.reduce((sum, svg) => sum + sizeOf(svg).width, 0)
  const scale = Math.min(1, (shapesMm.width - gap * (all.length - 1)) / wide)
  const isLabelled = all.some(({ label }) => label)
  const drawn = figures.map((svg, i) => {
    const room = { width: sizeOf(svg).width * scale, height: shapesMm.height }
    const figure = fitted(svg, room)
    return isLabelled ? stacked([figure, caption(all[i]?.label ?? '')], 0.6, 'A shape') : figure
  })
  return beside(drawn, gap, 'Shapes', 'foot')
}

/** How far a line of symmetry goes on outside of its shape. */
const foldMm = 2.5

function shapeFigure(shape: ShapeName, isFolded: boolean): string {
  if (shape === 'circle') return drawing(18, 18, 'A shape', circle(9, 9, 8).replace('/>', ' stroke-width="0.8"/>'))
  const { width, height, marks, placed } = turnedShape(corners[shape], 0, isFolded ? foldMm + 0.5 : 1)
  const middle: Point = [mean(placed.map(([x]) => x)), mean(placed.map(([, y]) => y))]
  const folds = (isFolded ? (foldsAt[shape] ?? []) : []).map((degrees) => foldLine(placed, middle, degrees))
  return drawing(width, height, 'A shape', marks + folds.join(''))
}

/** From side to side through the middle, and a little over the sides. */
function foldLine(placed: readonly Point[], [cx, cy]: Point, degrees: number): string {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
  const reaches = placed.flatMap(([x1, y1], i) => {
    const [x2, y2] = placed[(i + 1) % placed.length] as Point
    const across = dx * (y2 - y1) - dy * (x2 - x1)
    const along = ((x1 - cx) * (y2 - y1) - (y1 - cy) * (x2 - x1)) / across
    const place = ((x1 - cx) * dy - (y1 - cy) * dx) / across
    return Number.isFinite(along) && place > -1e-6 && place < 1 + 1e-6 ? [along] : []
  })
  const [back, on] = [Math.min(...reaches) - foldMm, Math.max(...reaches) + foldMm]
  return line(
    cx + dx * back,
    cy + dy * back,
    cx + dx * on,
    cy + dy * on,
    ' stroke-width="0.4" stroke-dasharray="1.5 1"',
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Length of the rays, and the empty edges of such a drawing: labels stand only at the left of a wide angle. */
const angleMm = { reach: 15, right: 9, left: 20 }

export function angles({ angles: all }: Of<'angles'>): string {
  const drawn = all.map(({ degrees, part }) => {
    const svg = angle([0, degrees - part, degrees], 0, '?', `${part}°`, angleMm.reach)
    return cropped(svg, degrees > 90 ? 0 : angleMm.left, angleMm.right)
  })
  return beside(drawn, 4, 'Angles', 'foot')
}

/** Without so much of a drawing at the left and the right, where nothing is drawn. */
function cropped(svg: string, left: number, right: number): string {
  const width = mm(sizeOf(svg).width - left - right)
  return svg
    .replace(/width="[\d.]+mm"/, `width="${width}mm"`)
    .replace(/viewBox="0 ([\d.]+) [\d.]+ /, `viewBox="${mm(left)} $1 ${width} `)
}

const squareMm = 20

/** Squares cut into equal shares; the first share of those that are shaded. */
export function cutSquares({ squares }: Of<'cut-squares'>): string {
  const isLabelled = squares.some(({ label }) => label)
  const drawn = squares.map(({ cut, isShaded, label = '' }) => {
    const [from, middle, upTo] = [0.5, squareMm / 2 + 0.5, squareMm + 0.5]
    const down = line(middle, from, middle, upTo)
    const lines = {
      down,
      twice: down + line(from, middle, upTo, middle),
      slanted: line(from, from, upTo, upTo),
    }
    const share = isShaded ? hatch(firstShare(cut)) : ''
    const marks = rect(from, from, squareMm, squareMm) + lines[cut] + share
    const square = drawing(squareMm + 1, squareMm + 1, 'A square in equal shares', marks)
    return isLabelled ? stacked([square, caption(label)], 0.6, 'A square in equal shares') : square
  })
  return beside(drawn, 6, 'Squares in equal shares')
}

function firstShare(cut: Of<'cut-squares'>['squares'][number]['cut']): Point[] {
  const [width, height] = [cut === 'slanted' ? squareMm : squareMm / 2, cut === 'twice' ? squareMm / 2 : squareMm]
  const whole: Point[] = box(width, height).map(([x, y]) => [x + 0.5, y + 0.5])
  return cut === 'slanted' ? whole.filter((_, i) => i !== 3) : whole
}
