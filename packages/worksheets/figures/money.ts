import { circle, drawing, rect, words } from './svg.ts'

/** Diameters in millimetres; a dime is smaller than a nickel, as in the hand. */
const coinMm: Record<number, number> = { 1: 12, 5: 14, 10: 11.5, 25: 16 }
const bill = { width: 27, height: 12.5 }
const gap = 1.6

/** Coins and bills in rows, each with its value on it, in cents below a dollar. */
export function money(values: readonly number[], width: number): string {
  const marks: string[] = []
  let [x, y, rowHeight, widest] = [0, 0, 0, 0]
  for (const value of values) {
    const size = coinMm[value]
    const [w, h] = size === undefined ? [bill.width, bill.height] : [size, size]
    if (x > 0 && x + w > width) [x, y, rowHeight] = [0, y + rowHeight + gap, 0]
    marks.push(piece(value, x + 0.4, y + 0.4, w, h))
    x += w + gap
    rowHeight = Math.max(rowHeight, h)
    widest = Math.max(widest, x)
  }
  return drawing(widest, y + rowHeight + 0.8, 'Coins and bills', marks.join(''))
}

function piece(value: number, x: number, y: number, w: number, h: number): string {
  const middle = [x + w / 2, y + h / 2] as const
  if (value < 100) return circle(...middle, w / 2) + words(middle[0], middle[1] + 1.7, `${value}¢`, 4.6)
  const frame = rect(x, y, w, h) + rect(x + 1.3, y + 1.3, w - 2.6, h - 2.6)
  return frame + words(middle[0], middle[1] + 2, `$${value / 100}`, 5.4)
}
