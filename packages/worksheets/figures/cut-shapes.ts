import { clip } from './clip.ts'
import { hatch, slantFor } from './hatch.ts'
import { drawing, line, type Point, polygon } from './svg.ts'

/** A shape in parts. Points lie in a square of side 1 that is stretched to the drawing; every part is convex. */
export interface CutShape {
  outline: Outline
  parts: Point[][]
}
export type Outline = 'circle' | 'rectangle' | 'square' | 'hexagon' | 'triangle'

/** Width by height, as shares of the room; the parts keep the ratio of their areas. */
const proportions: Record<Outline, readonly [number, number]> = {
  circle: [1, 1],
  square: [1, 1],
  hexagon: [1, 1],
  rectangle: [1.18, 0.84],
  triangle: [1.06, 0.92],
}

/** Corners of a circle; a multiple of every number of parts that is drawn round, so that equal parts have equal areas. */
const corners = 120
const middle: Point = [0.5, 0.5]

function around(turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2]
}

function arc(from: number, upTo: number): Point[] {
  return Array.from({ length: upTo - from + 1 }, (_, i) => around((from + i) / corners))
}

export function sectors(count: number, turn = 0): CutShape {
  const each = corners / count
  const from = Math.round(turn * corners)
  const parts = Array.from({ length: count }, (_, i) => [middle, ...arc(from + i * each, from + (i + 1) * each)])
  return { outline: 'circle', parts: count === 1 ? [arc(0, corners - 1)] : parts }
}

/** Upright cuts at shares of the width. */
export function strips(at: readonly number[], outline: 'circle' | 'rectangle' | 'square' = 'rectangle'): CutShape {
  const whole: Point[] =
    outline === 'circle'
      ? arc(0, corners - 1)
      : [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]
  const edges = [0, ...at, 1]
  return {
    outline,
    parts: at
      .map((_, i) => i)
      .concat(at.length)
      .map((i) => clip(whole, edges[i] ?? 0, edges[i + 1] ?? 1)),
  }
}

export function evenStrips(count: number, outline: 'rectangle' | 'square' = 'rectangle'): CutShape {
  return strips(
    Array.from({ length: count - 1 }, (_, i) => (i + 1) / count),
    outline,
  )
}

export function grid(columns: number, rows: number): CutShape {
  const parts = Array.from({ length: columns * rows }, (_, i): Point[] => {
    const [left, top] = [(i % columns) / columns, Math.floor(i / columns) / rows]
    const [right, bottom] = [left + 1 / columns, top + 1 / rows]
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
  })
  return { outline: columns === rows ? 'square' : 'rectangle', parts }
}

/** Triangles from a point inside to stretches of the outline. */
export function fan(outline: Outline, center: Point, rim: readonly Point[], each = 1): CutShape {
  const parts = Array.from({ length: rim.length / each }, (_, i) => [
    center,
    ...Array.from({ length: each + 1 }, (_, k) => rim[(i * each + k) % rim.length] as Point),
  ])
  return { outline, parts }
}

/** Hatches the parts of these indexes. */
export function drawCut({ outline, parts }: CutShape, shaded: readonly number[], room: number, more = ''): string {
  const [across, down] = proportions[outline]
  const at = ([x, y]: Point): Point => [0.5 + x * room * across, 0.5 + y * room * down]
  const shapes = parts.map((part) => part.map(at))
  const slant = slantFor(shapes)
  const marks = shapes.map(
    (shape, i) => polygon(shape, ' class="part"') + (shaded.includes(i) ? hatch(shape, 'plain', slant) : ''),
  )
  const label = shaded.length > 0 ? 'A shape in parts, some of them shaded' : 'A shape in parts'
  return drawing(room * across + 1, room * down + 1, label, marks.join('') + more)
}

/** Small marks on the outline of a circle or rectangle to rule cuts by: `count` around, or along the long sides. */
export function cutMarks(outline: 'circle' | 'rectangle' | 'square', count: number, room: number): string {
  const [across, down] = proportions[outline]
  const at = ([x, y]: Point, grow: number): Point => [
    0.5 + (0.5 + (x - 0.5) * grow) * room * across,
    0.5 + (0.5 + (y - 0.5) * grow) * room * down,
  ]
  const ends = Array.from({ length: count }, (_, i): [Point, Point][] => {
    if (outline === 'circle') return [[at(around(i / count), 1), at(around(i / count), 0.9)]]
    if (i === 0) return []
    return [0, 1].map((y) => [at([i / count, y], 1), [at([i / count, y], 1)[0], at([i / count, y], 0.9)[1]]])
  })
  return ends
    .flat()
    .map(([[x1, y1], [x2, y2]]) => line(x1, y1, x2, y2, ' class="mark" stroke-width="0.4"'))
    .join('')
}
