import { circle, drawing, line, type Point, polygon, rect, words } from './svg.ts'

/** Room around a shape for its line. */
export const edgeMm = 1

/** A polygon turned about its middle, with its corners in order; lengths in millimetres. */
export function flatShape(corners: readonly Point[], turn: number): string {
  const { width, height, marks } = turnedShape(corners, turn)
  return drawing(width, height, 'A shape', marks)
}

const listMm = { pitch: 6.2, box: 3.8, size: 4.2, from: 41, width: 76 }
/** A short list is for those who begin to read. */
const largeListMm = { pitch: 10, box: 5, size: 6, from: 37, width: 76 }
const fewNames = 3

/** The same beside a list of names with boxes to check. */
export function namedShape(
  corners: readonly Point[],
  turn: number,
  names: readonly string[],
  checked: readonly string[],
): string {
  return besideList(turnedShape(corners, turn), names, checked)
}

/** The same with marks on the sides, `edge` millimetres around. */
export function markedAndNamed(
  corners: readonly Point[],
  turn: number,
  names: readonly string[],
  checked: readonly string[],
  { edge, draw }: { edge: number; draw: (placed: readonly Point[]) => string },
): string {
  const { height, marks, placed } = turnedShape(corners, turn, edge)
  return besideList({ height, marks: marks + draw(placed) }, names, checked)
}

/** A circle beside a list of names. */
export function namedCircle(diameter: number, names: readonly string[], checked: readonly string[]): string {
  const radius = diameter / 2
  const marks = circle(radius + 1, radius + 1, radius).replace('/>', ' stroke-width="0.8"/>')
  return besideList({ height: diameter + 2, marks }, names, checked)
}

function besideList(
  { height, marks }: { height: number; marks: string },
  names: readonly string[],
  checked: readonly string[],
): string {
  const { pitch, box, size, from, width } = names.length > fewNames ? listMm : largeListMm
  const list = names.flatMap((name, i) => {
    const y = 1 + i * pitch
    const part = box / 3.8
    const tick = [
      line(from + 0.7 * part, y + 1.9 * part, from + 1.6 * part, y + 3 * part, ' class="tick" stroke-width="0.8"'),
      line(from + 1.6 * part, y + 3 * part, from + 3.4 * part, y + 0.4 * part, ' class="tick" stroke-width="0.8"'),
    ]
    return [
      rect(from, y, box, box),
      words(from + box + 1.6, y + box / 2 + size / 3, name, size, 'start'),
      ...(checked.includes(name) ? tick : []),
    ]
  })
  return drawing(width, Math.max(height, names.length * pitch + 1), 'A shape and names', marks + list.join(''))
}

interface TurnedShape {
  width: number
  height: number
  marks: string
  /** The corners as they are drawn. */
  placed: Point[]
}

export function turnedShape(corners: readonly Point[], turn: number, edge = edgeMm): TurnedShape {
  const [cx, cy] = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = corners.map(([x, y]): Point => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos])
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  const placed = turned.map(([x, y]): Point => [x - left + edge, y - top + edge])
  const [width, height] = [Math.max(...placed.map(([x]) => x)), Math.max(...placed.map(([, y]) => y))]
  const marks = polygon(placed, ' class="shape" stroke-width="0.8" stroke-linejoin="round"')
  return { width: width + edge, height: height + edge, marks, placed }
}

export function roundShape(diameter: number): string {
  return drawing(
    diameter + 2,
    diameter + 2,
    'A shape',
    circle(diameter / 2 + 1, diameter / 2 + 1, diameter / 2).replace('/>', ' stroke-width="0.8"/>'),
  )
}

/** Corners of a polygon with equal sides and angles. */
export function regular(sides: number, radius: number): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
