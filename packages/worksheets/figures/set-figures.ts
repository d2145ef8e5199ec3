import { hatch } from './hatch.ts'
import { circle, drawing, line, type Point, polygon, words } from './svg.ts'

/** Rings to be grouped, `across` in a row with the rows side by side. */
export function ringRows(count: number, across: number): string {
  const [pitch, gap, radius] = [6.6, 5, 2.6]
  const marks = Array.from({ length: count }, (_, i) => {
    const x = 3.2 + i * pitch + Math.floor(i / across) * gap
    return circle(x, 3.2, radius).replace('<circle', '<circle class="thing"')
  })
  const groups = Math.ceil(count / across)
  const perLine = Math.max(1, Math.floor(168 / (across * pitch + gap)))
  if (groups <= perLine) return drawing(count * pitch + groups * gap, 6.4, 'Rings', marks.join(''))
  const wrapped = Array.from({ length: count }, (_, i) => {
    const group = Math.floor(i / across)
    const x = 3.2 + (group % perLine) * (across * pitch + gap) + (i % across) * pitch
    return circle(x, 3.2 + Math.floor(group / perLine) * 8, radius).replace('<circle', '<circle class="thing"')
  })
  return drawing(
    perLine * (across * pitch + gap),
    6.4 + Math.floor((groups - 1) / perLine) * 8,
    'Rings',
    wrapped.join(''),
  )
}

/** A strip in equal parts, the number of the whole over it. */
export function tape(parts: number, whole: string): string {
  const [width, top, height] = [150, 7, 10]
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
