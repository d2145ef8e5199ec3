import type { Random } from '../random.ts'
import { circle, drawing, line } from './svg.ts'

/** Each dot keeps to its own square, in which it lies anywhere; millimetres. */
const columns = 6
const rows = 3
const squareMm = 9.5
const radiusMm = 2.8
/** From the middle of a crossed ring, across and up: as far as the edge of the drawing is sure to be. */
const crossMm = 2.6

/** Up to 18 dots in no order at all. */
export function scattered(count: number, random: Random): string {
  const dots = places(count, random).map(({ x, y }) => circle(x, y, radiusMm, true))
  return drawing(columns * squareMm, rows * squareMm, 'Dots that lie anywhere', dots.join(''))
}

/** The same as rings, open and each crossed out. */
export function scatteredRings(count: number, random: Random): { open: string; crossed: string } {
  const all = places(count, random)
  const rings = all.map(({ x, y }) => circle(x, y, radiusMm)).join('')
  const lines = all.map(({ x, y }) => line(x - crossMm, y + crossMm, x + crossMm, y - crossMm, ' stroke-width="0.8"'))
  const drawn = (marks: string) => drawing(columns * squareMm, rows * squareMm, 'Rings that lie anywhere', marks)
  return { open: drawn(rings), crossed: drawn(rings + lines.join('')) }
}

function places(count: number, random: Random): { x: number; y: number }[] {
  const squares = random.sample(
    Array.from({ length: columns * rows }, (_, i) => i),
    count,
  )
  const room = squareMm - 2 * radiusMm - 0.6
  return squares.map((square) => {
    const x = (square % columns) * squareMm + radiusMm + 0.3 + random.next() * room
    const y = Math.floor(square / columns) * squareMm + radiusMm + 0.3 + random.next() * room
    return { x, y }
  })
}
