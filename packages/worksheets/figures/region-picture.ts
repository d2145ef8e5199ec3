import { circle, drawing, mm, type Point, polygon, words } from './svg.ts'

/** A part of a picture, in millimetres, with what stands in it: a text, or so many dots. */
export interface Region {
  outline: readonly Point[]
  content: { text: string } | { dots: number }
}

const dotPitch = 4.6
const dotRadius = 1.5

/** Parts with thick outlines, each with its text or dots where there is most room. */
export function regionPicture([width, height]: Point, regions: readonly Region[], sizeMm: number, more = ''): string {
  const outlines = regions.map(({ outline }) =>
    polygon(outline, ' class="region" stroke-width="0.7" stroke-linejoin="round"'),
  )
  const contents = regions.map(({ outline, content }) => {
    const room = roomFor(content, sizeMm)
    const [x, y] = roomiest(outline, room)
    if ('text' in content) return words(x, y + sizeMm * 0.36, content.text, sizeMm)
    return dots(content.dots, x, y)
  })
  const inner = drawing(width, height, 'A picture of parts to color', [...outlines, ...contents, more].join(''))
  // Half of the frame's line lies outside of the field.
  return inner.replace(/viewBox="[^"]*"/, `viewBox="-0.4 -0.4 ${mm(width + 0.8)} ${mm(height + 0.8)}"`)
}

/** Width and height that a content takes. */
export function roomFor(content: Region['content'], sizeMm: number): Point {
  if ('text' in content) return [content.text.length * sizeMm * 0.55, sizeMm]
  const [columns, rows] = dotRows(content.dots)
  return [columns * dotPitch, rows * dotPitch]
}

function dotRows(count: number): [columns: number, rows: number] {
  return count <= 3 ? [count, 1] : [Math.ceil(count / 2), 2]
}

function dots(count: number, x: number, y: number): string {
  const [columns, rows] = dotRows(count)
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const at = [x + (column - (columns - 1) / 2) * dotPitch, y + (row - (rows - 1) / 2) * dotPitch] as const
    return circle(at[0], at[1], dotRadius, true).replace('<circle', '<circle class="dot"')
  }).join('')
}

/** The place inside an outline where a box of this size has most room around it. */
function roomiest(outline: readonly Point[], [wide, high]: Point): Point {
  const flat = outline.map(([x, y]): Point => [x / wide, y / high])
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top]
  let best: Point = [left, top]
  let most = -1
  for (let i = 1; i < samples; i++)
    for (let j = 1; j < samples; j++) {
      const point: Point = [left + (across * i) / samples, top + (down * j) / samples]
      if (!isInside(outline, point)) continue
      const fit = Math.min(enough, boxReach(flat, [point[0] / wide, point[1] / high]))
      const aside = Math.abs(i / samples - 0.5) + Math.abs(j / samples - 0.5)
      const free = Math.round(fit * 20) * 100 + boxReach(outline, point) - aside
      if (free > most) [best, most] = [point, free]
    }
  return best
}

const samples = 22

/** Reach of a box, as a share of its size, from which on the middle of the part counts. */
const enough = 0.8

/** Half the side of the largest upright square around a point that no edge enters. */
function boxReach(outline: readonly Point[], [x, y]: Point): number {
  let reach = Number.POSITIVE_INFINITY
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Point
    for (const share of turns(x1 - x, y1 - y, x2 - x1, y2 - y1)) {
      if (share < 0 || share > 1) continue
      const far = Math.max(Math.abs(x1 + (x2 - x1) * share - x), Math.abs(y1 + (y2 - y1) * share - y))
      if (far < reach) reach = far
    }
  })
  return reach
}

/** Shares of a line where the larger of its distances across and down may be least: ends, axes, diagonals. */
function turns(x: number, y: number, dx: number, dy: number): number[] {
  return [0, 1, -x / dx, -y / dy, -(x - y) / (dx - dy), -(x + y) / (dx + dy)]
}

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let isIn = false
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Point
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isIn = !isIn
  })
  return isIn
}
