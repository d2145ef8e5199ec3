import { type Counter, counter } from './counter.ts'
import { drawing } from './svg.ts'

/** Equal rows. */
export function array(rows: number, columns: number, look: Counter, pitch: number): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      marks.push(counter(look, (column + 0.5) * pitch, (row + 0.5) * pitch, pitch * 0.34))
  return drawing(columns * pitch, rows * pitch, 'Equal rows', marks.join(''))
}
