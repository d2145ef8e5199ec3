import { circle, drawing, type Point, polygon } from './svg.ts'

/** A polygon turned about its middle, with its corners in order; lengths in millimetres. */
export function flatShape(corners: readonly Point[], turn: number): string {
  const [cx, cy] = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = corners.map(([x, y]): Point => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos])
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  const placed = turned.map(([x, y]): Point => [x - left + 1, y - top + 1])
  const [width, height] = [Math.max(...placed.map(([x]) => x)), Math.max(...placed.map(([, y]) => y))]
  return drawing(
    width + 1,
    height + 1,
    'A shape',
    polygon(placed, ' class="shape" stroke-width="0.8" stroke-linejoin="round"'),
  )
}

export function roundShape(diameter: number): string {
  return drawing(
    diameter + 2,
    diameter + 2,
    'A shape',
    circle(diameter / 2 + 1, diameter / 2 + 1, diameter / 2).replace('/>', ' stroke-width="0.8"/>'),
  )
}

/** Corners of a polygon with equal sides and angles. */
export function regular(sides: number, radius: number): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
