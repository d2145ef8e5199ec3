import { drawing, line, rect, words } from './svg.ts'

/** Crosses stacked over a line; one stack for each label. */
export function linePlot(stacks: readonly { label: string; count: number }[], title: string): string {
  const pitch = Math.min(20, 165 / stacks.length)
  const tall = Math.max(...stacks.map(({ count }) => count), 1)
  const base = tall * 6 + 4
  const marks = stacks.flatMap(({ label, count }, i) => {
    const x = 8 + pitch * (i + 0.5)
    const crosses = Array.from({ length: count }, (_, k) => {
      const y = base - 4 - k * 6
      return `<path class="cross" stroke-width="0.8" d="M${(x - 1.7).toFixed(2)} ${(y - 1.7).toFixed(2)}L${(x + 1.7).toFixed(2)} ${(y + 1.7).toFixed(2)}M${(x - 1.7).toFixed(2)} ${(y + 1.7).toFixed(2)}L${(x + 1.7).toFixed(2)} ${(y - 1.7).toFixed(2)}"/>`
    })
    return [line(x, base - 1.2, x, base + 1.2, ' class="tick"'), words(x, base + 7, label, 4.4), ...crosses]
  })
  const width = 16 + pitch * stacks.length
  return drawing(
    width,
    base + 16,
    'A line plot',
    [line(3, base, width - 3, base), ...marks, words(width / 2, base + 14, title, 4.4)].join(''),
  )
}

const inchMm = 25.4

const emptyMm = { width: 182, label: 22, row: 16, gap: 62, size: 4.4 }

/** A table for so many own measures, and a line to plot them over; whole numbers are written, their parts marked. */
export function emptyPlot(measures: number, from: number, upTo: number, parts: number, title: string): string {
  const { width, label, row, gap, size } = emptyMm
  const cell = (width - label - 2) / measures
  const table = ['Thing', 'Length'].flatMap((name, r) => [
    words(label - 2, r * row + row / 2 + 2, name, size, 'end'),
    ...Array.from({ length: measures }, (_, c) => rect(label + c * cell, r * row + 1, cell, row)),
  ])
  const base = row * 2 + gap
  // True to size, as a ruler lies beside it.
  const pitch = inchMm
  const first = (width - pitch * (upTo - from)) / 2
  const ticks = Array.from({ length: (upTo - from) * parts + 1 }, (_, i) => {
    const x = first + (i * pitch) / parts
    const half = i % parts === 0 ? 2.6 : (i * 2) % parts === 0 ? 1.9 : 1.3
    return line(x, base - half, x, base + half, ' class="empty-tick"')
  })
  const numbers = Array.from({ length: upTo - from + 1 }, (_, i) =>
    words(first + i * pitch, base + 8, String(from + i), size),
  )
  const marks = [
    ...table,
    line(first - 5, base, first + pitch * (upTo - from) + 5, base),
    ...ticks,
    ...numbers,
    words(width / 2, base + 15, title, size),
  ]
  return drawing(width, base + 17, 'An empty table and a number line', marks.join(''))
}

/** A bar true to size on paper, in inches; bars of one length begin at different places. */
export function barToMeasure(inches: number, place: number): string {
  const bar = rect(1 + place * 0.5, 1, inches * inchMm, 6).replace('<rect', '<rect class="bar" stroke-width="0.7"')
  return drawing(1 + place * 0.5 + inches * inchMm + 1, 8, 'A bar to measure', bar)
}

const fillMm = { gap: 34, size: 4.4 }

/** A line from 0, true to size, with marks for parts of one and room over it for crosses; the first cross is drawn. */
export function lineToFill(upTo: number, parts: number, first: number, title: string): string {
  const { gap, size } = fillMm
  const [width, pitch] = [upTo * inchMm + 20, inchMm / parts]
  const ticks = Array.from({ length: upTo * parts + 1 }, (_, i) => {
    const x = 10 + i * pitch
    const half = i % parts === 0 ? 2.6 : (i * 2) % parts === 0 ? 1.9 : 1.3
    const number = i % parts === 0 ? words(x, gap + 8, String(i / parts), size) : ''
    return line(x, gap - half, x, gap + half, ' class="fill-tick"') + number
  })
  const [x, y] = [10 + first * pitch, gap - 6]
  const cross = line(x - 1.7, y - 1.7, x + 1.7, y + 1.7) + line(x - 1.7, y + 1.7, x + 1.7, y - 1.7)
  const marks = [line(3, gap, width - 3, gap), ...ticks, cross, words(width / 2, gap + 14, title, size)]
  return drawing(width, gap + 16, 'A number line to fill', marks.join(''))
}
