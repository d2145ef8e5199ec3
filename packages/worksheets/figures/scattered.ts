import type { Random } from '../random.ts'
import { circle, drawing } from './svg.ts'

/** Each dot keeps to its own square, in which it lies anywhere; millimetres. */
const columns = 6
const rows = 3
const squareMm = 9.5
const radiusMm = 2.8

/** Up to 18 dots in no order at all. */
export function scattered(count: number, random: Random): string {
  const squares = random.sample(
    Array.from({ length: columns * rows }, (_, i) => i),
    count,
  )
  const room = squareMm - 2 * radiusMm - 0.6
  const dots = squares.map((square) => {
    const x = (square % columns) * squareMm + radiusMm + 0.3 + random.next() * room
    const y = Math.floor(square / columns) * squareMm + radiusMm + 0.3 + random.next() * room
    return circle(x, y, radiusMm, true)
  })
  return drawing(columns * squareMm, rows * squareMm, 'Dots that lie anywhere', dots.join(''))
}
