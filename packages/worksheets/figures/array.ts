import { type Counter, counter } from './counter.ts'
import { drawing, line } from './svg.ts'

/** More rows are seen as five and some more. */
const five = 5

/** Equal rows, with a line under the fifth where more follow. */
export function array(rows: number, columns: number, look: Counter, pitch: number): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      marks.push(counter(look, (column + 0.5) * pitch, (row + 0.5) * pitch, pitch * 0.34))
  if (rows > five) marks.push(line(0, five * pitch, columns * pitch, five * pitch, ' stroke-dasharray="1.6 1.2"'))
  return drawing(columns * pitch, rows * pitch, 'Equal rows', marks.join(''))
}
