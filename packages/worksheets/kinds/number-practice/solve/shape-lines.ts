import { polygonsIn, textsIn } from '../../../reading.ts'

type Corner = [number, number]

/** Counts the corners of the one drawn shape and names it; among printed names, where there are some. */
export function solveShape(svg: string, line: string, below: string): string | null {
  const [corners = []] = polygonsIn(svg, 'shape')
  const printed = textsIn(svg).map(({ text }) => text)
  const isChecked = line === '___ sides ___ corners' && below === '' && printed.length > 0
  const isWritten = line === '___' && below === '___ sides ___ corners' && printed.length === 0
  const name = corners.length > 0 ? nameOf(corners) : svg.includes('<circle') ? 'circle' : null
  if (!name || !(isWritten || (isChecked && printed.filter((text) => text === name).length === 1))) return null
  return `${corners.length} sides, ${corners.length} corners, ${name}`
}

function nameOf(corners: Corner[]): string | null {
  if (corners.length === 3) return 'triangle'
  if (corners.length === 6) return 'hexagon'
  if (corners.length !== 4) return null
  const [a, b, c, d] = corners as [Corner, Corner, Corner, Corner]
  // Diagonals of one length that halve each other: square corners.
  const [one, other] = [apart(a, c), apart(b, d)]
  const isHalved = Math.abs(a[0] + c[0] - b[0] - d[0]) < 0.2 && Math.abs(a[1] + c[1] - b[1] - d[1]) < 0.2
  if (!isHalved || Math.abs(one - other) > 0.2) return null
  return Math.abs(apart(a, b) - apart(b, c)) < 0.15 ? 'square' : 'rectangle'
}

function apart([x, y]: Corner, [otherX, otherY]: Corner): number {
  return Math.hypot(x - otherX, y - otherY)
}
