import type { Bar } from './bar-graph.ts'
import { label } from './label.ts'
import { circle, drawing, line, mm } from './svg.ts'

const width = 176
const names = 46
const largest = 12

/** Rows of rings, each ring standing for `scale`, half a ring for half of it; `most` rings fit in a row. */
export function pictureGraph(rows: readonly Bar[], scale: number, most: number, sizeMm: number): string {
  const pitch = Math.min(largest, (width - names - 2) / most)
  const tall = Math.max(pitch + 4, sizeMm * 2.8)
  const marks = [line(names, 0.5, names, rows.length * tall - 0.5)]
  rows.forEach(({ label: name, value }, row) => {
    const y = (row + 0.5) * tall
    if (row > 0) marks.push(line(0.5, row * tall, width - 0.5, row * tall, ' stroke-width="0.3"'))
    marks.push(label(name, names - 5, { x: names - 3, y, sizeMm, anchor: 'end', hangs: false }))
    const rings = (value ?? 0) / scale
    const xOf = (i: number) => names + 2 + (i + 0.5) * pitch
    for (let i = 0; i < Math.floor(rings); i++) marks.push(circle(xOf(i), y, pitch * 0.38))
    if (rings % 1 !== 0) marks.push(halfRing(xOf(Math.floor(rings)), y, pitch * 0.38))
  })
  return drawing(width, rows.length * tall, 'A picture graph', marks.join(''))
}

/** The left half, closed. */
function halfRing(x: number, y: number, radius: number): string {
  const [top, bottom, r] = [mm(y - radius), mm(y + radius), mm(radius)]
  return `<path d="M ${mm(x)} ${top} A ${r} ${r} 0 0 0 ${mm(x)} ${bottom} Z"/>`
}
