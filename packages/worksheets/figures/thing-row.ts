import { circle, drawing } from './svg.ts'

/** Rings in one row of up to twenty, with a wider gap after every five. */
export function thingRow(count: number): string {
  const pitch = 7.4
  const gap = 2.6
  const marks = Array.from({ length: count }, (_, i) =>
    circle(4 + i * pitch + Math.floor(i / 5) * gap, 4, 3).replace('<circle', '<circle class="thing"'),
  )
  return drawing(8 + (count - 1) * pitch + Math.floor((count - 1) / 5) * gap, 8, 'A row of rings', marks.join(''))
}
