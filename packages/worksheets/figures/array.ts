import { circle, drawing } from './svg.ts'

/** Rings in equal rows. */
export function array(rows: number, columns: number, pitch: number): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      marks.push(circle((column + 0.5) * pitch, (row + 0.5) * pitch, pitch * 0.34))
  return drawing(columns * pitch, rows * pitch, 'Rings in equal rows', marks.join(''))
}
