import { circle, drawing, line, type Point, polygon, rect, words } from './svg.ts'

/** A polygon turned about its middle, with its corners in order; lengths in millimetres. */
export function flatShape(corners: readonly Point[], turn: number): string {
  const { width, height, marks } = turnedShape(corners, turn)
  return drawing(width, height, 'A shape', marks)
}

const listMm = { pitch: 6.2, box: 3.8, from: 41, width: 76 }

/** The same beside a list of names with boxes to check. */
export function namedShape(
  corners: readonly Point[],
  turn: number,
  names: readonly string[],
  checked: readonly string[],
): string {
  const { height, marks } = turnedShape(corners, turn)
  const { pitch, box, from } = listMm
  const list = names.flatMap((name, i) => {
    const y = 1 + i * pitch
    const tick = [
      line(from + 0.7, y + 1.9, from + 1.6, y + 3, ' class="tick" stroke-width="0.8"'),
      line(from + 1.6, y + 3, from + 3.4, y + 0.4, ' class="tick" stroke-width="0.8"'),
    ]
    return [
      rect(from, y, box, box),
      words(from + 5.4, y + 3.3, name, 4.2, 'start'),
      ...(checked.includes(name) ? tick : []),
    ]
  })
  return drawing(listMm.width, Math.max(height, names.length * pitch + 1), 'A shape and names', marks + list.join(''))
}

function turnedShape(corners: readonly Point[], turn: number): { width: number; height: number; marks: string } {
  const [cx, cy] = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = corners.map(([x, y]): Point => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos])
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  const placed = turned.map(([x, y]): Point => [x - left + 1, y - top + 1])
  const [width, height] = [Math.max(...placed.map(([x]) => x)), Math.max(...placed.map(([, y]) => y))]
  const marks = polygon(placed, ' class="shape" stroke-width="0.8" stroke-linejoin="round"')
  return { width: width + 1, height: height + 1, marks }
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
