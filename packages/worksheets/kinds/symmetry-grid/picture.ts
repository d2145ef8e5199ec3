import { hatch } from '../../figures/hatch.ts'
import { cellCorner, cellName, gridMarks, gridRoom, type LetteredGrid } from '../../figures/lettered-grid.ts'
import { drawing, line, type Point, polygon, words } from '../../figures/svg.ts'

/** A filled square, or the half of it at one of its corners. */
export interface Square {
  column: number
  row: number
  corner: Corner | null
}

const corners = ['top left', 'top right', 'bottom right', 'bottom left'] as const
export type Corner = (typeof corners)[number]

/** "E2", or "E2 (bottom left)" for a half. */
export function squareName({ column, row, corner }: Square): string {
  return corner ? `${cellName(column, row)} (${corner})` : cellName(column, row)
}

export function picture(grid: LetteredGrid, squares: readonly Square[], name: string): string {
  const { width, height } = gridRoom(grid)
  return drawing(width, height, name, gridMarks(grid) + squares.map((square) => filled(grid, square)).join(''))
}

/** The grid with a bold mirror line down its middle, longer than the grid and named below. */
export function mirrorPicture(grid: LetteredGrid, squares: readonly Square[]): string {
  const { width, height } = gridRoom(grid)
  const [x, top] = cellCorner(grid, grid.columns / 2, 0)
  const below = grid.sizeMm * 2
  const marks = [
    gridMarks(grid),
    ...squares.map((square) => filled(grid, square)),
    line(x, top - grid.sizeMm, x, height + grid.sizeMm * 0.7, ' class="mirror" stroke-width="1.6"'),
    words(x, height + below - grid.sizeMm * 0.2, 'mirror line', grid.sizeMm * 0.9),
  ]
  return drawing(width, height + below, 'A grid with half of a figure left of a mirror line', marks.join(''))
}

const freeRoom = { width: 180, height: 58 }

/** Squares without letters, as wide as the page, for a picture of the child's own. */
export function plainGrid(cellMm: number): string {
  const [columns, rows] = [Math.floor(freeRoom.width / cellMm), Math.floor(freeRoom.height / cellMm)]
  const [right, bottom] = [columns * cellMm + 0.5, rows * cellMm + 0.5]
  const upright = Array.from({ length: columns + 1 }, (_, i) => 0.5 + i * cellMm)
  const level = Array.from({ length: rows + 1 }, (_, i) => 0.5 + i * cellMm)
  const marks = [
    ...upright.map((x) => line(x, 0.5, x, bottom, ' stroke-width="0.3"')),
    ...level.map((y) => line(0.5, y, right, y, ' stroke-width="0.3"')),
  ]
  return drawing(right + 0.5, bottom + 0.5, 'A grid without letters', marks.join(''))
}

function filled(grid: LetteredGrid, { column, row, corner }: Square): string {
  const [left, top] = cellCorner(grid, column, row)
  const [right, bottom] = [left + grid.cellMm, top + grid.cellMm]
  const all: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const away = corner === null ? -1 : (corners.indexOf(corner) + 2) % 4
  const shape = all.filter((_, i) => i !== away)
  return hatch(shape) + polygon(shape, ' class="part" stroke-width="0.8" stroke-linejoin="round"')
}
