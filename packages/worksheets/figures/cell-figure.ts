import { drawing, type Point, polygon } from './svg.ts'

/** Unit squares that hang together, each a polygon of its own. */
export function cellFigure(cells: readonly (readonly [column: number, row: number])[], side: number): string {
  const columns = Math.max(...cells.map(([column]) => column)) + 1
  const rows = Math.max(...cells.map(([, row]) => row)) + 1
  const marks = cells.map(([column, row]) => {
    const [x, y] = [0.6 + column * side, 0.6 + row * side]
    const corners: Point[] = [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ]
    return polygon(corners, ' class="cell" stroke-width="0.5"')
  })
  return drawing(columns * side + 1.2, rows * side + 1.2, 'A figure of unit squares', marks.join(''))
}

/** A block of unit cubes seen from above right: its front, its top and its right side in squares. */
export function cubeBlock(across: number, deep: number, high: number, side: number): string {
  return cubeStairs(
    Array.from({ length: across }, () => high),
    deep,
    side,
  )
}

/** The same with a height for each column; none is higher than the one before it, so that every face is seen. */
export function cubeStairs(heights: readonly number[], deep: number, side: number): string {
  const [across, high] = [heights.length, Math.max(...heights)]
  const slant = side * 0.5
  const [left, top] = [0.8, 0.8 + deep * slant]
  const face = (name: string, corners: Point[]) =>
    polygon(corners, ` class="${name}" stroke-width="0.45" stroke-linejoin="round"`)
  const marks: string[] = []
  for (let i = 0; i < across; i++)
    for (let k = high - (heights[i] ?? 0); k < high; k++) {
      const [x, y] = [left + i * side, top + k * side]
      marks.push(
        face('front', [
          [x, y],
          [x + side, y],
          [x + side, y + side],
          [x, y + side],
        ]),
      )
    }
  for (let i = 0; i < across; i++)
    for (let j = 0; j < deep; j++) {
      const [x, y] = [left + i * side + j * slant, top + (high - (heights[i] ?? 0)) * side - j * slant]
      marks.push(
        face('top', [
          [x, y],
          [x + slant, y - slant],
          [x + side + slant, y - slant],
          [x + side, y],
        ]),
      )
    }
  for (const [i, height] of heights.entries())
    for (let j = 0; j < deep; j++)
      for (let k = high - height; k < high - (heights[i + 1] ?? 0); k++) {
        const [x, y] = [left + (i + 1) * side + j * slant, top - j * slant + k * side]
        marks.push(
          face('side', [
            [x, y],
            [x + slant, y - slant],
            [x + slant, y + side - slant],
            [x, y + side],
          ]),
        )
      }
  return drawing(
    across * side + deep * slant + 1.6,
    high * side + deep * slant + 1.6,
    'A block of cubes',
    marks.join(''),
  )
}
