import { type CutShape, evenStrips, fan, grid, sectors, strips } from '../../../figures/cut-shapes.ts'
import type { Point } from '../../../figures/svg.ts'

const square: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const eight: Point[] = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0.5, 1],
  [0, 1],
  [0, 0.5],
]
const triangle: Point[] = [
  [0.5, 0],
  [1, 1],
  [0, 1],
]
const hexagon = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (i * Math.PI) / 3
  return [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2]
})
const middle: Point = [0.5, 0.5]

const halved: CutShape = {
  outline: 'square',
  parts: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 1],
      [0, 1],
    ],
  ],
}

/** Shapes in equal parts, plain ones first. */
export const equalCuts: Record<number, CutShape[]> = {
  2: [sectors(2), evenStrips(2), halved, fan('hexagon', middle, hexagon, 3)],
  3: [evenStrips(3), sectors(3), fan('triangle', [0.5, 2 / 3], triangle), fan('hexagon', middle, hexagon, 2)],
  4: [sectors(4), grid(2, 2), evenStrips(4), fan('square', middle, square), sectors(4, 0.125)],
  5: [evenStrips(5), sectors(5)],
  6: [grid(3, 2), sectors(6), fan('hexagon', middle, hexagon), evenStrips(6)],
  8: [grid(4, 2), sectors(8), fan('square', middle, eight)],
  10: [grid(5, 2), sectors(10)],
  12: [grid(4, 3), sectors(12)],
  100: [grid(10, 10)],
}

/** Cuts that a child may take for fair ones: as many parts, of clearly different sizes. */
export const unequalCuts: Record<number, CutShape[]> = {
  2: [strips([0.34]), strips([0.62], 'square'), strips([0.34], 'circle')],
  3: [strips([0.25, 0.75]), strips([0.33, 0.67], 'circle'), strips([0.2, 0.5], 'square')],
  4: [strips([0.25, 0.5, 0.75], 'circle'), strips([0.15, 0.5, 0.7]), strips([0.35, 0.55, 0.75], 'square')],
}

const leftHalf: Point[] = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
]
const rightHalf: Point[] = [
  [0.5, 0],
  [1, 0],
  [1, 1],
  [0.5, 1],
]

function rows(x: number, upTo: number, count: number): Point[][] {
  return Array.from({ length: count }, (_, i) => [
    [x, i / count],
    [upTo, i / count],
    [upTo, (i + 1) / count],
    [x, (i + 1) / count],
  ])
}

/** Parts of two sizes; `of` says how many of the hatched part make the whole. */
export const mixedCuts: { shape: CutShape; shaded: number; of: number }[] = [
  { shape: { outline: 'square', parts: [leftHalf, ...rows(0.5, 1, 2)] }, shaded: 1, of: 4 },
  { shape: { outline: 'rectangle', parts: [...rows(0, 0.5, 3), rightHalf] }, shaded: 0, of: 6 },
  { shape: { outline: 'square', parts: [...rows(0, 0.5, 4), rightHalf] }, shaded: 3, of: 8 },
  {
    shape: { outline: 'circle', parts: [...sectors(2).parts.slice(0, 1), ...sectors(4).parts.slice(2)] },
    shaded: 1,
    of: 4,
  },
  {
    shape: { outline: 'circle', parts: [...sectors(2).parts.slice(0, 1), ...sectors(6).parts.slice(3)] },
    shaded: 2,
    of: 6,
  },
  {
    shape: { outline: 'circle', parts: [...sectors(4).parts.slice(0, 3), ...sectors(8).parts.slice(6)] },
    shaded: 4,
    of: 8,
  },
]
