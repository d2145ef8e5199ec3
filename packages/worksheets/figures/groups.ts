import { type Counter, counter } from './counter.ts'
import { drawing, line, rect } from './svg.ts'

/** Dots stand in rows of five, so that a child can see five and some more. */
const perRow = 5

/** Widest drawing and largest ring with its space, in millimetres. */
const widest = 72
const largest = 10

function heap(
  count: number,
  look: Counter,
  left: number,
  pitch: number,
): { marks: string[]; width: number; height: number } {
  const marks: string[] = []
  for (let i = 0; i < count; i++) {
    const x = left + (i % perRow) * pitch + pitch / 2
    marks.push(counter(look, x, Math.floor(i / perRow) * pitch + pitch / 2, pitch * 0.36))
  }
  return { marks, width: Math.min(count, perRow) * pitch, height: Math.ceil(count / perRow) * pitch }
}

/** Two heaps with a line between them. */
export function twoGroups(first: number, second: number, look: Counter): string {
  const pitch = Math.min(largest, widest / (Math.min(first, perRow) + 1 + Math.min(second, perRow)))
  const left = heap(first, look, 0, pitch)
  const right = heap(second, look, left.width + pitch, pitch)
  const height = Math.max(left.height, right.height, pitch)
  const divider = line(left.width + pitch / 2, 0.5, left.width + pitch / 2, height - 0.5)
  const marks = [...left.marks, divider, ...right.marks].join('')
  return drawing(left.width + pitch + right.width, height, 'Two groups', marks)
}

/** The first heap, and a box for as many as the child draws, the same size for every number. */
export function groupToAdd(first: number): string {
  const pitch = Math.min(largest, widest / (Math.min(first, perRow) + 1 + perRow))
  const left = heap(first, 'ring', 0, pitch)
  const from = left.width + pitch
  const divider = line(left.width + pitch / 2, 0.5, left.width + pitch / 2, 2 * pitch - 0.5)
  const room = rect(from, 0.5, perRow * pitch - 0.5, 2 * pitch - 1).replace('/>', ' stroke-dasharray="2 1.4"/>')
  const marks = [...left.marks, divider, room].join('')
  return drawing(from + perRow * pitch, 2 * pitch, 'A group of rings and an empty box', marks)
}

/** A ten frame filled from the top left, the last ones crossed out; none of them for the child. */
export function crossedInFrame(all: number, gone: number, look: Counter, cell: number): string {
  const marks = Array.from({ length: 2 * perRow }, (_, i) => {
    const [x, y] = [0.5 + (i % perRow) * cell, 0.5 + Math.floor(i / perRow) * cell]
    const isGone = i >= all - gone && i < all
    return [
      rect(x, y, cell, cell),
      ...(i < all ? [counter(look, x + cell / 2, y + cell / 2, cell * 0.33)] : []),
      ...(isGone ? [line(x + 1, y + cell - 1, x + cell - 1, y + 1, ' stroke-width="0.8"')] : []),
    ].join('')
  })
  return drawing(perRow * cell + 1, 2 * cell + 1, 'A ten frame', marks.join(''))
}

/** A heap, the last ones crossed out. */
export function crossedOut(all: number, gone: number, look: Counter): string {
  const pitch = all > 2 * perRow ? largest * 0.7 : largest
  const { marks, width, height } = heap(all, look, 0, pitch)
  for (let i = all - gone; i < all; i++) {
    const x = (i % perRow) * pitch
    const y = Math.floor(i / perRow) * pitch
    marks.push(line(x + pitch * 0.1, y + pitch * 0.9, x + pitch * 0.9, y + pitch * 0.1, ' stroke-width="0.8"'))
  }
  return drawing(width, height, 'A group, some of it crossed out', marks.join(''))
}
