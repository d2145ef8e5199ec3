import { circle, drawing, line, type Point, polygon, rect, words } from './svg.ts'

/** Room around a shape for its line. */
const edgeMm = 1

/** A polygon turned about its middle, with its corners in order; lengths in millimetres. */
export function flatShape(corners: readonly Point[], turn: number): string {
  const { width, height, marks } = turnedShape(corners, turn)
  return drawing(width, height, 'A shape', marks)
}

/** The same with marks on its sides, as many on one as on another of its length, and in its right angles; `folded` draws its fold lines in. */
export function markedShape(corners: readonly Point[], turn: number, folded = false): string {
  const { width, height, marks, placed } = turnedShape(corners, turn, markMm.long / 2 + edgeMm)
  const all = marks + equalMarks(placed) + squareMarks(placed) + (folded ? folds(placed) : '')
  return drawing(width, height, 'A shape with marks on sides that are equally long', all)
}

/** A line for every way to number the corners backward that keeps all distances between them. */
function folds(corners: readonly Point[]): string {
  const count = corners.length
  const far = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)
  const center: Point = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]
  return corners
    .map((_, turn) => corners.map((_, i) => corners[(turn - i + count) % count] as Point))
    .filter((twins) =>
      corners.every((one, i) =>
        corners.every(
          (other, k) => Math.abs(far(one, other) - far(twins[i] as Point, twins[k] as Point)) < markMm.alike,
        ),
      ),
    )
    .map((twins) => {
      const ends = corners.map(([x, y], i): Point => {
        const [twinX, twinY] = twins[i] as Point
        return [(x + twinX) / 2, (y + twinY) / 2]
      })
      const first = ends.reduce((best, end) => (far(end, center) > far(best, center) ? end : best), center)
      const last = ends.reduce((best, end) => (far(end, first) > far(best, first) ? end : best), first)
      return line(...first, ...last, ' class="fold" stroke-width="0.4" stroke-dasharray="1.6 1.2"')
    })
    .join('')
}

const markMm = { long: 3, apart: 1.3, alike: 0.1 }

function equalMarks(corners: readonly Point[]): string {
  const sides = corners.map(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] as Point
    return { x, y, dx: toX - x, dy: toY - y, length: Math.hypot(toX - x, toY - y) }
  })
  const alike = (one: number, other: number) => Math.abs(one - other) < markMm.alike
  const groups: number[] = []
  for (const { length } of sides)
    if (sides.filter((side) => alike(side.length, length)).length > 1 && !groups.some((one) => alike(one, length)))
      groups.push(length)
  return sides
    .flatMap(({ x, y, dx, dy, length }) => {
      const count = groups.findIndex((one) => alike(one, length)) + 1
      const [alongX, alongY] = [dx / length, dy / length]
      return Array.from({ length: count }, (_, i) => {
        const at = length / 2 + (i - (count - 1) / 2) * markMm.apart
        const [midX, midY] = [x + alongX * at, y + alongY * at]
        const [outX, outY] = [(-alongY * markMm.long) / 2, (alongX * markMm.long) / 2]
        return line(midX - outX, midY - outY, midX + outX, midY + outY, ' class="equal"')
      })
    })
    .join('')
}

const squareMm = { side: 3, alike: 0.02 }

/** A small square in every right angle. */
function squareMarks(corners: readonly Point[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const length = Math.hypot(toX - x, toY - y)
    return [(toX - x) / length, (toY - y) / length]
  }
  return corners
    .flatMap((corner, i) => {
      const [x, y] = corner
      const [ax, ay] = towards(corner, corners[(i + corners.length - 1) % corners.length] as Point)
      const [bx, by] = towards(corner, corners[(i + 1) % corners.length] as Point)
      if (Math.abs(ax * bx + ay * by) > squareMm.alike) return []
      const at = (a: number, b: number): Point => [
        x + (ax * a + bx * b) * squareMm.side,
        y + (ay * a + by * b) * squareMm.side,
      ]
      return [line(...at(1, 0), ...at(1, 1), ' class="square"'), line(...at(1, 1), ...at(0, 1), ' class="square"')]
    })
    .join('')
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
