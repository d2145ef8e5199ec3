import type { Random } from '../random.ts'
import { type Counter, counter } from './counter.ts'
import { drawing, line } from './svg.ts'

/** Each keeps to a field of its own, in which it lies anywhere; millimetres. */
const columns = 6
const rows = 3
const field = { width: 12, height: 9.5 }
const radiusMm = 3.3
/** From the middle of what lies there to the edge of its field, at least. */
const halfMm = 4.1
/** From the middle of what is crossed out, across and up. */
const crossMm = 3.2

/** Up to 18 in no order at all, and the same with each crossed out. */
export function scattered(count: number, look: Counter, random: Random): { open: string; crossed: string } {
  const all = places(count, random)
  const marks = all.map(({ x, y }) => counter(look, x, y, radiusMm)).join('')
  const lines = all.map(({ x, y }) => line(x - crossMm, y + crossMm, x + crossMm, y - crossMm, ' stroke-width="0.8"'))
  const drawn = (all: string) => drawing(columns * field.width, rows * field.height, 'They lie anywhere', all)
  return { open: drawn(marks), crossed: drawn(marks + lines.join('')) }
}

function places(count: number, random: Random): { x: number; y: number }[] {
  const fields = random.sample(
    Array.from({ length: columns * rows }, (_, i) => i),
    count,
  )
  return fields.map((own) => ({
    x: (own % columns) * field.width + halfMm + random.next() * (field.width - 2 * halfMm),
    y: Math.floor(own / columns) * field.height + halfMm + random.next() * (field.height - 2 * halfMm),
  }))
}
