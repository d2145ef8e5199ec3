import type { Point } from '../../figures/svg.ts'
import type { Random } from '../../random.ts'

/** Corners of the named shapes, of varied proportions, so that no look stands for a name. */
export const drawCorners = {
  triangle: (random: Random): Point[] => [
    [random.int(2, 20), 0],
    [24, random.int(14, 24)],
    [0, random.int(18, 26)],
  ],
  square: (random: Random): Point[] => box(random.int(15, 23), 1),
  rectangle: (random: Random): Point[] => box(random.int(26, 32), random.int(9, 16) / 30),
  hexagon: (random: Random): Point[] => {
    const [w, h] = [random.int(15, 20), random.int(10, 14)]
    return [
      [-w, 0],
      [-w / 2, -h],
      [w / 2, -h],
      [w, 0],
      [w / 2, h],
      [-w / 2, h],
    ]
  },
  rhombus: (random: Random): Point[] => {
    const [w, h] = [random.int(15, 18), random.int(7, 10)]
    return [
      [0, -h],
      [w, 0],
      [0, h],
      [-w, 0],
    ]
  },
  parallelogram: (random: Random): Point[] => {
    const [w, h, lean] = [random.int(22, 28), random.int(10, 13), random.int(6, 10)]
    return [
      [lean, 0],
      [lean + w, 0],
      [w, h],
      [0, h],
    ]
  },
  trapezoid: (random: Random): Point[] => {
    const [w, top, h, lean] = [random.int(24, 30), random.int(9, 14), random.int(12, 16), random.int(2, 8)]
    return [
      [lean, 0],
      [lean + top, 0],
      [w, h],
      [0, h],
    ]
  },
  kite: (random: Random): Point[] => {
    const [w, high, low] = [random.int(9, 12), random.int(6, 9), random.int(16, 20)]
    return [
      [0, -high],
      [w, 0],
      [0, low],
      [-w, 0],
    ]
  },
  /** No two sides run side by side, and each is plainly longer than the next, so that it looks like no kite. */
  'other quadrilateral': (random: Random): Point[] => {
    const [w, h] = [random.int(25, 28), random.int(17, 20)]
    return [
      [random.int(8, 9), 0],
      [random.int(15, 16), 4],
      [w, h],
      [0, h - random.int(6, 8)],
    ]
  },
  'isosceles trapezoid': (random: Random): Point[] => {
    const [w, lean, h] = [random.int(24, 28), random.int(5, 8), random.int(12, 16)]
    return [
      [lean, 0],
      [w - lean, 0],
      [w, h],
      [0, h],
    ]
  },
  'right triangle': (random: Random): Point[] => [
    [0, 0],
    [random.int(23, 27), 0],
    [0, random.int(12, 16)],
  ],
  'isosceles triangle': (random: Random): Point[] => {
    const [w, h] = [random.int(7, 9), random.int(20, 24)]
    return [
      [0, 0],
      [w, h],
      [-w, h],
    ]
  },
} as const
export type CornerName = keyof typeof drawCorners

function box(width: number, ratio: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, width * ratio],
    [0, width * ratio],
  ]
}

/** A shorter side of a rectangle has no room for its marks. */
const leastSideMm = 8.5
const tries = 60

/** Corners of a shape whose sides are to be marked; none of its sides is a sliver. */
export function cornersToMark(shape: CornerName, scale: number, random: Random): Point[] {
  const draw = () => drawCorners[shape](random).map(([x, y]): Point => [x * scale, y * scale])
  let corners = draw()
  for (let i = 0; i < tries && shape === 'rectangle' && shortestSide(corners) < leastSideMm; i++) corners = draw()
  return corners
}

function shortestSide(corners: readonly Point[]): number {
  return Math.min(
    ...corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y]
      return Math.hypot(nextX - x, nextY - y)
    }),
  )
}

/** A convex polygon with so many corners, no two sides in one line. */
export function anyPolygon(sides: number, random: Random): Point[] {
  const turn = random.next() * 2 * Math.PI
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (2 * Math.PI * (i + (random.next() - 0.5) * 0.4)) / sides
    return [15 * Math.cos(angle), 12.5 * Math.sin(angle)]
  })
}
