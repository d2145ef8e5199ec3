import { circle, drawing, words } from './svg.ts'

const left = 7
const radius = 2.5
const closePitch = 5.6
const widestPitch = 14
const rowMm = 8
/** Room to join partners between the rows. */
const apart = 5
const longest = 62

/** Two rows of rings below each other, A and B, one of them set wider and longer, so that length alone does not tell. */
export function lettered(a: number, b: number, isFirstWide: boolean): string {
  const one = row('A', a, 0, isFirstWide)
  const two = row('B', b, rowMm + apart, !isFirstWide)
  return drawing(left + longest + 2 * radius + 0.5, 2 * rowMm + apart, 'Two groups of rings', one + two)
}

/** Millimetres from the first ring of a row to its last one. */
export function rowLength(count: number, isWide: boolean): number {
  return (count - 1) * (isWide ? Math.min(widestPitch, longest / Math.max(1, count - 1)) : closePitch)
}

function row(letter: string, count: number, top: number, isWide: boolean): string {
  const pitch = rowLength(count, isWide) / Math.max(1, count - 1)
  const rings = Array.from({ length: count }, (_, i) => circle(left + radius + i * pitch, top + rowMm / 2, radius))
  return words(3, top + 6, letter, 6) + rings.join('')
}
