import { line, type Point, rect, words } from './svg.ts'

/** A grid with letters over its columns and numbers, from the top, beside its rows. Lengths in millimetres. */
export interface LetteredGrid {
  columns: number
  rows: number
  cellMm: number
  /** Height of the type. */
  sizeMm: number
}

const letters = 'ABCDEFGHIJKLMNOP'

export function cellName(column: number, row: number): string {
  return `${letters.charAt(column)}${row + 1}`
}

/** Upper left corner of a cell. */
export function cellCorner({ cellMm, sizeMm }: LetteredGrid, column: number, row: number): Point {
  return [sizeMm * 1.3 + column * cellMm, sizeMm * 1.4 + row * cellMm]
}

/** Room that the grid takes with its letters and numbers. */
export function gridRoom(grid: LetteredGrid): { width: number; height: number } {
  const [right, bottom] = cellCorner(grid, grid.columns, grid.rows)
  return { width: right + 0.5, height: bottom + 0.5 }
}

export function gridMarks(grid: LetteredGrid): string {
  const { columns, rows, cellMm, sizeMm } = grid
  const [left, top] = cellCorner(grid, 0, 0)
  const [right, bottom] = cellCorner(grid, columns, rows)
  const marks: string[] = []
  for (let column = 0; column < columns; column++) {
    const [x] = cellCorner(grid, column, 0)
    marks.push(words(x + cellMm / 2, top - sizeMm * 0.4, letters.charAt(column), sizeMm))
    if (column > 0) marks.push(line(x, top, x, bottom, thin))
  }
  for (let row = 0; row < rows; row++) {
    const [, y] = cellCorner(grid, 0, row)
    marks.push(words(sizeMm * 0.5, y + cellMm / 2 + sizeMm * 0.36, String(row + 1), sizeMm))
    if (row > 0) marks.push(line(left, y, right, y, thin))
  }
  marks.push(rect(left, top, right - left, bottom - top).replace('/>', ' stroke-width="0.7"/>'))
  return marks.join('')
}

const thin = ' stroke-width="0.3"'
