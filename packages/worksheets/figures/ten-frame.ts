import { type Counter, counter } from './counter.ts'
import { drawing, rect } from './svg.ts'

const columns = 5
const perFrame = 10

/** Ten frames filled from the top left, as many as the count needs and at least one; `beside` each other a row. */
export function tenFrame(count: number, look: Counter, cell: number, beside: number): string {
  const frames = Math.max(1, Math.ceil(count / perFrame))
  const gap = cell * 0.6
  const across = Math.min(frames, beside)
  const down = Math.ceil(frames / beside)
  const marks: string[] = []
  for (let place = 0; place < frames * perFrame; place++) {
    const frame = Math.floor(place / perFrame)
    const within = place % perFrame
    const x = 0.5 + (frame % beside) * (columns * cell + gap) + (within % columns) * cell
    const y = 0.5 + Math.floor(frame / beside) * (2 * cell + gap) + Math.floor(within / columns) * cell
    marks.push(rect(x, y, cell, cell))
    if (place < count) marks.push(counter(look, x + cell / 2, y + cell / 2, cell * 0.33))
  }
  const width = across * columns * cell + (across - 1) * gap + 1
  const height = down * 2 * cell + (down - 1) * gap + 1
  return drawing(width, height, frames === 1 ? 'A ten frame' : 'Ten frames', marks.join(''))
}
