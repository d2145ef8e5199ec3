import type { ExamplePicture, ShapeName } from '@pencil-quest/contract/example-picture'
import { angle } from '../angle.ts'
import { regular, turnedShape } from '../flat-shapes.ts'
import { circle, drawing, line, type Point, polygon, rect, words } from '../svg.ts'
import { beside, stacked } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

const size = 4
const lineMm = 64

export function numberLine({ from, to, step, labels, hops = [], bar }: Of<'number-line'>): string {
  const x = (value: number) => 4 + ((value - from) / (to - from)) * (lineMm - 8)
  const top = hops.length > 0 ? 14 : bar ? 9 : 3
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) =>
    line(x(from + i * step), top - 1.5, x(from + i * step), top + 1.5),
  )
  const arcs = hops.map((hop) => {
    const [start, end] = [x(hop.from), x(hop.to)]
    const rise = Math.min(9, Math.max(4, Math.abs(end - start) * 0.5))
    const tip = Math.sign(end - start)
    const head = polygon(
      [
        [end - tip * 1.7, top - 3.2],
        [end, top - 1],
        [end + tip * 0.4, top - 3.4],
      ],
      ' fill="#000"',
    )
    const way = [start, top - 1, (start + end) / 2, top - 1 - rise * 1.5, end, top - 1].map((value) => value.toFixed(2))
    const label = hop.text ? words((start + end) / 2, top - rise * 0.75 - 2, hop.text, size * 0.9) : ''
    return `<path d="M${way[0]} ${way[1]}Q${way[2]} ${way[3]} ${way[4]} ${way[5]}"/>${head}${label}`
  })
  const marks = [
    line(1, top, lineMm - 1, top, ' stroke-width="0.5"'),
    ...ticks,
    ...arcs,
    ...labels.map((label) => words(x(label.at), top + size * 1.5, label.text, size)),
    ...(bar ? [rect(x(bar.from), top - 7, x(bar.to) - x(bar.from), 4)] : []),
  ]
  return drawing(lineMm, top + size * 2, 'A number line', marks.join(''))
}

const corners: Record<Exclude<ShapeName, 'circle'>, Point[]> = {
  triangle: regular(3, 11),
  'thin triangle': [
    [0, 0],
    [7, 1],
    [10, 20],
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
  pentagon: [18, 54, 90, 126, 162],
  hexagon: [0, 30, 60, 90, 120, 150],
}

export function shapes({ shapes: all }: Of<'shapes'>): string {
  const drawn = all.map(({ shape, label, folds }) => {
    const { width, height, marks } =
      shape === 'circle' ? { width: 18, height: 18, marks: circle(9, 9, 8) } : turnedShape(corners[shape], 0)
    const [cx, cy] = [
      width / 2,
      shape === 'triangle' ? (height * 2) / 3 : shape === 'pentagon' ? height * 0.55 : height / 2,
    ]
    const cuts = folds
      ? (foldsAt[shape] ?? []).map((degrees) => {
          const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 14, Math.sin((degrees * Math.PI) / 180) * 14]
          return line(cx - dx, cy + dy, cx + dx, cy - dy, ' stroke-dasharray="1.5 1"')
        })
      : []
    const figure = drawing(width, height, 'A shape', marks + cuts.join(''))
    if (!label) return figure
    const wide = label.length * size * 0.58 + 1
    return stacked(
      [figure, drawing(wide, size * 1.5, label, words(wide / 2, size, label, size))],
      folds ? 7 : 0.6,
      'A shape',
    )
  })
  return beside(drawn, all.some(({ folds }) => folds) ? 8 : 4, 'Shapes')
}

export function angles({ angles: all }: Of<'angles'>): string {
  return beside(
    all.map(({ degrees, part }) => angle([0, degrees - part, degrees], 0, '?', `${part}°`, 13)),
    3,
    'Angles',
  )
}
