import { circle, drawing, line } from './svg.ts'

/** Dots stand in rows of five, so that a child can see five and some more. */
const perRow = 5

/** Widest drawing and largest ring with its space, in millimetres. */
const widest = 72
const largest = 10

function dots(count: number, left: number, pitch: number): { marks: string[]; width: number; height: number } {
  const marks: string[] = []
  for (let i = 0; i < count; i++) {
    const x = left + (i % perRow) * pitch + pitch / 2
    marks.push(circle(x, Math.floor(i / perRow) * pitch + pitch / 2, pitch * 0.36))
  }
  return { marks, width: Math.min(count, perRow) * pitch, height: Math.ceil(count / perRow) * pitch }
}

/** Two heaps of rings with a line between them. */
export function twoGroups(first: number, second: number): string {
  const pitch = Math.min(largest, widest / (Math.min(first, perRow) + 1 + Math.min(second, perRow)))
  const left = dots(first, 0, pitch)
  const right = dots(second, left.width + pitch, pitch)
  const height = Math.max(left.height, right.height, pitch)
  const divider = line(left.width + pitch / 2, 0.5, left.width + pitch / 2, height - 0.5)
  const marks = [...left.marks, divider, ...right.marks].join('')
  return drawing(left.width + pitch + right.width, height, 'Two groups of rings', marks)
}

/** A heap of rings, the last ones crossed out. */
export function crossedOut(all: number, gone: number): string {
  const pitch = all > 2 * perRow ? largest * 0.7 : largest
  const { marks, width, height } = dots(all, 0, pitch)
  for (let i = all - gone; i < all; i++) {
    const x = (i % perRow) * pitch
    const y = Math.floor(i / perRow) * pitch
    marks.push(line(x + pitch * 0.1, y + pitch * 0.9, x + pitch * 0.9, y + pitch * 0.1, ' stroke-width="0.8"'))
  }
  return drawing(width, height, 'Rings, some of them crossed out', marks.join(''))
}
