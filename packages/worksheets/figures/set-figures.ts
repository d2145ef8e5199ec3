import { hatch } from './hatch.ts'
import { circle, drawing, line, type Point, polygon, words } from './svg.ts'

/** Millimetres that rings may take across before they go on in another row. */
const widest = 130

/** Rings that stand in groups of `each`. */
export function ringGroups(count: number, each: number): string {
  const [pitch, gap, down] = [7.6, 5, 9]
  const group = each * pitch + gap
  const perRow = Math.max(1, Math.floor((widest + gap) / group))
  const groups = Math.ceil(count / each)
  const marks = Array.from({ length: count }, (_, i) => {
    const own = Math.floor(i / each)
    const x = 3.6 + (own % perRow) * group + (i % each) * pitch
    return circle(x, 3.6 + Math.floor(own / perRow) * down, 3).replace('<circle', '<circle class="thing"')
  })
  const rows = Math.ceil(groups / perRow)
  return drawing(Math.min(groups, perRow) * group - gap, (rows - 1) * down + 7.2, 'Rings', marks.join(''))
}

/** A strip in equal parts, the number of the whole over it. */
export function tape(parts: number, whole: string): string {
  const [width, top, height] = [124, 6.4, 8.6]
  const marks = [
    line(0.5, 4, width / 2 - 9, 4, ' stroke-width="0.4"'),
    line(width / 2 + 9, 4, width + 0.5, 4, ' stroke-width="0.4"'),
    ...[0.5, width + 0.5].map((x) => line(x, 2.6, x, 5.4, ' stroke-width="0.4"')),
    words(width / 2 + 0.5, 5.6, whole, 4.8),
    ...partsOf(parts, { width, height }, top).map((shape) => polygon(shape, ' class="part"')),
  ]
  return drawing(width + 1, top + height + 0.5, 'A strip in equal parts', marks.join(''))
}

/** A strip in equal parts, the first ones shaded. */
export function fractionStrip(parts: number, shaded: number, size: { width: number; height: number }): string {
  const marks = partsOf(parts, size, 0.5).map(
    (shape, i) => polygon(shape, ' class="part"') + (i < shaded ? hatch(shape) : ''),
  )
  return drawing(size.width + 1, size.height + 1, 'A strip in equal parts', marks.join(''))
}

function partsOf(count: number, { width, height }: { width: number; height: number }, top: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const [left, right] = [0.5 + (i * width) / count, 0.5 + ((i + 1) * width) / count]
    return [
      [left, top],
      [right, top],
      [right, top + height],
      [left, top + height],
    ]
  })
}
