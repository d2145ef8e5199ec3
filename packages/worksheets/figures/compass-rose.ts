import { drawing, line, type Point, polygon, words } from './svg.ts'

/** A compass rose with the letters of its four directions, north up. `sizeMm` is the height of the type. */
export function compassRose(radiusMm: number, sizeMm: number): string {
  const middle = radiusMm + sizeMm * 1.2
  const waist = radiusMm * 0.22
  const tips: Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
  const marks = tips.flatMap(([dx, dy], index) => {
    const tip: Point = [middle + dx * radiusMm, middle + dy * radiusMm]
    const [left, right]: [Point, Point] = [
      [middle + (dx + dy) * waist, middle + (dy - dx) * waist],
      [middle + (dx - dy) * waist, middle + (dy + dx) * waist],
    ]
    const center: Point = [middle, middle]
    const far = radiusMm + sizeMm * 0.65
    return [
      polygon([tip, left, center], ' fill="#000" stroke-linejoin="round"'),
      polygon([tip, right, center], ' stroke-linejoin="round"'),
      words(middle + dx * far, middle + dy * far + sizeMm * 0.36, 'NESW'.charAt(index), sizeMm),
    ]
  })
  const between = radiusMm * 0.34
  const short = tips.map(([dx, dy]) => {
    const [x, y] = [dx - dy, dx + dy]
    return line(middle + x * between * 0.6, middle + y * between * 0.6, middle + x * between, middle + y * between)
  })
  return drawing(middle * 2, middle * 2, 'A compass rose', [...short, ...marks].join(''))
}
