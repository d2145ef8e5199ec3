import type { Point } from './svg.ts'

/** The piece of a convex shape between two upright lines. */
export function clip(shape: readonly Point[], left: number, right: number): Point[] {
  return half(half(shape, left, 1), right, -1)
}

/** What lies on the side of an upright line that `side` points to: 1 right, -1 left. */
function half(shape: readonly Point[], at: number, side: 1 | -1): Point[] {
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point
    const [here, there] = [(point[0] - at) * side, (next[0] - at) * side]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0 || here === 0 || there === 0) return kept
    const share = here / (here - there)
    const crossing: Point = [at, point[1] + (next[1] - point[1]) * share]
    return [...kept, crossing]
  })
}
