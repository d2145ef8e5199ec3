import type { Bar } from './bar-graph.ts'
import { label } from './label.ts'
import { circle, drawing, line } from './svg.ts'

const width = 176
const names = 46
const largest = 12

/** Rows of rings, each ring standing for `scale`; `most` rings fit in a row. */
export function pictureGraph(rows: readonly Bar[], scale: number, most: number, sizeMm: number): string {
  const pitch = Math.min(largest, (width - names - 2) / most)
  const tall = Math.max(pitch + 4, sizeMm * 2.8)
  const marks = [line(names, 0.5, names, rows.length * tall - 0.5)]
  rows.forEach(({ label: name, value }, row) => {
    const y = (row + 0.5) * tall
    if (row > 0) marks.push(line(0.5, row * tall, width - 0.5, row * tall, ' stroke-width="0.3"'))
    marks.push(label(name, names - 5, { x: names - 3, y, sizeMm, anchor: 'end', hangs: false }))
    for (let i = 0; i < (value ?? 0) / scale; i++) marks.push(circle(names + 2 + (i + 0.5) * pitch, y, pitch * 0.38))
  })
  return drawing(width, rows.length * tall, 'A picture graph', marks.join(''))
}
