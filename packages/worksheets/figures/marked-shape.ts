import { edgeMm, mean, turnedShape } from './flat-shapes.ts'
import { drawing, line, type Point } from './svg.ts'

/** A turned polygon with marks on its sides, as many on one as on another of its length, and in its right angles. */
export function markedShape(corners: readonly Point[], turn: number, draw: Marks = sideMarks): string {
  const { width, height, marks, placed } = turnedShape(corners, turn, marksEdgeMm)
  return drawing(width, height, 'A shape with marks on sides that are equally long', marks + draw(placed))
}

/** Drawn over a polygon whose corners are there. */
type Marks = (corners: readonly Point[]) => string

/** With its fold lines in. */
export function foldedShape(corners: readonly Point[], turn: number): string {
  return markedShape(corners, turn, (placed) => sideMarks(placed) + folds(placed))
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

/** Room around a shape for its line and for the marks on its sides. */
export const marksEdgeMm = markMm.long / 2 + edgeMm

/** On sides of one length, and in right angles. */
export function sideMarks(corners: readonly Point[]): string {
  return equalMarks(corners) + squareMarks(corners)
}

/** The same, with arrows on the parallel sides of a shape of four. */
export function sideMarksAndArrows(corners: readonly Point[]): string {
  return sideMarks(corners) + arrows(corners)
}

const arrowMm = { long: 1.5, wide: 1.1, apart: 1.2, alike: 0.02, behindMiddle: [0.8, 2.2], beforeCorner: 1 } as const

/** One arrow on both sides of the shorter parallel pair, two on those of the other, all of a pair pointing one way. */
function arrows(corners: readonly Point[]): string {
  if (corners.length !== 4) return ''
  const sides = sidesOf(corners)
  const pairs = [0, 1].filter((i) => {
    const [one, other] = [sides[i] as Side, sides[i + 2] as Side]
    return Math.abs(one.x * other.y - one.y * other.x) < arrowMm.alike
  })
  return pairs
    .sort((i, k) => (sides[i]?.length ?? 0) - (sides[k]?.length ?? 0))
    .flatMap((i, more) => {
      const [one, other] = [sides[i] as Side, sides[i + 2] as Side]
      return [arrowsOn(one, more + 1), arrowsOn(backward(other), more + 1)]
    })
    .join('')
}

interface Side {
  from: Point
  length: number
  /** The way along it, of length 1. */
  x: number
  y: number
}

function along(from: Point, to: Point): Side {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return { from, length, x: dx / length, y: dy / length }
}

/** From each corner to the next. */
function sidesOf(corners: readonly Point[]): Side[] {
  return corners.map((from, i) => along(from, corners[(i + 1) % corners.length] as Point))
}

function backward({ from, length, x, y }: Side): Side {
  return { from: [from[0] + x * length, from[1] + y * length], length, x: -x, y: -y }
}

function arrowsOn({ from, length, x, y }: Side, count: number): string {
  // Apart from the marks of equal sides, where the side is long enough.
  const [least, most] = arrowMm.behindMiddle
  const room = length / 2 - arrowMm.long - (count - 1) * arrowMm.apart - arrowMm.beforeCorner
  const behindMiddle = Math.max(least, Math.min(most, room))
  return Array.from({ length: count }, (_, i) => {
    const at = length / 2 + behindMiddle + arrowMm.long + i * arrowMm.apart
    const tip: Point = [from[0] + x * at, from[1] + y * at]
    const ends = [1, -1].map(
      (side): Point => [
        tip[0] - x * arrowMm.long - y * arrowMm.wide * side,
        tip[1] - y * arrowMm.long + x * arrowMm.wide * side,
      ],
    )
    return ends.map((end) => line(...end, ...tip, ' class="parallel"')).join('')
  }).join('')
}

function equalMarks(corners: readonly Point[]): string {
  const sides = sidesOf(corners)
  const alike = (one: number, other: number) => Math.abs(one - other) < markMm.alike
  const groups: number[] = []
  for (const { length } of sides)
    if (sides.filter((side) => alike(side.length, length)).length > 1 && !groups.some((one) => alike(one, length)))
      groups.push(length)
  // The shortest have room for one.
  groups.sort((a, b) => a - b)
  return sides
    .flatMap(({ from, length, x, y }) => {
      const count = groups.findIndex((one) => alike(one, length)) + 1
      const [outX, outY] = [(-y * markMm.long) / 2, (x * markMm.long) / 2]
      return Array.from({ length: count }, (_, i) => {
        const at = length / 2 + (i - (count - 1) / 2) * markMm.apart
        const [midX, midY] = [from[0] + x * at, from[1] + y * at]
        return line(midX - outX, midY - outY, midX + outX, midY + outY, ' class="equal"')
      })
    })
    .join('')
}

const squareMm = { side: 3, alike: 0.02 }

/** A small square in every right angle. */
function squareMarks(corners: readonly Point[]): string {
  const sides = sidesOf(corners)
  return sides
    .flatMap((next, i) => {
      const before = backward(sides[(i + sides.length - 1) % sides.length] as Side)
      if (Math.abs(before.x * next.x + before.y * next.y) > squareMm.alike) return []
      const at = (a: number, b: number): Point => [
        next.from[0] + (before.x * a + next.x * b) * squareMm.side,
        next.from[1] + (before.y * a + next.y * b) * squareMm.side,
      ]
      return [line(...at(1, 0), ...at(1, 1), ' class="square"'), line(...at(1, 1), ...at(0, 1), ' class="square"')]
    })
    .join('')
}
