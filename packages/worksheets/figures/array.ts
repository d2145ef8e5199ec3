import { type Counter, counter } from './counter.ts'
import { drawing, line } from './svg.ts'

/** More rows are seen as five and some more. */
const five = 5
/** Millimeters. */
const gap = 2

/** Equal rows, with a gap and a line under the fifth where more follow. */
export function array(rows: number, columns: number, look: Counter, pitch: number): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      marks.push(counter(look, (column + 0.5) * pitch, (row + 0.5) * pitch + (row < five ? 0 : gap), pitch * 0.34))
  const [width, height] = [columns * pitch, rows * pitch]
  if (rows <= five) return drawing(width, height, 'Equal rows', marks.join(''))
  const y = five * pitch + gap / 2
  marks.push(line(0, y, width, y, ' stroke-dasharray="1.6 1.2"'))
  return drawing(width, height + gap, 'Equal rows', marks.join(''))
}
