import type { Point } from '../../../figures/svg.ts'
import { onRing, type Part, type Picture } from './picture.ts'

const tips = [0, 1, 2, 3, 4].map((i) => onRing(45, 43, 40, i * 72 - 90))
const notches = [0, 1, 2, 3, 4].map((i) => onRing(45, 43, 17, i * 72 - 54))

function at(points: readonly Point[], i: number): Point {
  return points[(i + points.length) % points.length] as Point
}

const ray = (i: number, paint: number): Part => ({
  paint,
  outline: [at(tips, i), at(notches, i), at(notches, i - 1)],
})

/** Where the lines from the tips meet the frame. */
const ends: Point[] = [
  [45, 0],
  [90, at(tips, 1)[1]],
  [at(tips, 2)[0], 80],
  [at(tips, 3)[0], 80],
  [0, at(tips, 4)[1]],
]

/** The field between two tips; `corners` of the frame lie in it. */
const field = (i: number, paint: number, ...corners: Point[]): Part => ({
  paint,
  outline: [at(ends, i), ...corners, at(ends, i + 1), at(tips, i + 1), at(notches, i), at(tips, i)],
})

export const star: Picture = {
  name: 'star',
  palettes: [
    ['yellow', 'orange', 'red', 'blue', 'purple'],
    ['orange', 'yellow', 'pink', 'purple', 'blue'],
    ['red', 'yellow', 'orange', 'green', 'blue'],
  ],
  parts: [
    ray(0, 0),
    ray(1, 1),
    ray(2, 0),
    ray(3, 0),
    ray(4, 1),
    { paint: 2, outline: notches },
    field(0, 3, [90, 0]),
    field(1, 4, [90, 80]),
    field(2, 3),
    field(3, 4, [0, 80]),
    field(4, 3, [0, 0]),
  ],
}

const middle: Point[] = [at(tips, 0), at(notches, 4), at(tips, 4), at(notches, 3), at(tips, 3), at(notches, 2)]
const right: Point[] = [at(tips, 0), at(notches, 0), at(tips, 1), at(notches, 1), at(tips, 2), at(notches, 2)]

export const smallStar: Picture = {
  name: 'small star',
  palettes: [
    ['yellow', 'orange', 'red', 'blue'],
    ['orange', 'pink', 'yellow', 'purple'],
  ],
  parts: [
    ray(0, 2),
    ray(1, 1),
    ray(2, 0),
    ray(3, 0),
    ray(4, 1),
    { paint: 2, outline: notches },
    { paint: 3, outline: [[45, 0], [0, 0], [0, 80], [45, 80], ...middle.toReversed()] },
    { paint: 3, outline: [[45, 0], [90, 0], [90, 80], [45, 80], ...right.toReversed()] },
  ],
}
