import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { barGraph } from '../bar-graph.ts'
import { circle, drawing, line, mm, words } from '../svg.ts'
import { captionMm, textMm } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>
type Rows = Of<'graph'>['graph']['rows']

/** Height of the bars and of the type, before the graph is made to fit. */
const barsMm = { high: 62, type: 8 }

/** Bars under a scale that ends on the line over the highest one or, where it is full, on its own; or rings with their key. */
export function graph({ graph: { form, each, rows }, onTop, full }: Of<'graph'>): string {
  if (form === 'rings') return rings(rows, each)
  const steps = Math.max(...rows.map(({ value }) => value)) / each
  const top = (full ? Math.ceil(steps) : Math.floor(steps) + 1) * each
  const bars = rows.map(({ name, value }) => ({ label: name, value }))
  return barGraph(bars, each, top, barsMm.high, barsMm.type, onTop === true)
}

const ringMm = { pitch: 6.4, row: 7.4 }

function rings(rows: Rows, each: number): string {
  const { pitch, row: tall } = ringMm
  const from = Math.max(...rows.map(({ name }) => textMm(name))) + 3
  const marks = rows.flatMap(({ name, value }, r) => {
    const [y, count] = [(r + 0.5) * tall, value / each]
    const x = (i: number) => from + 1 + (i + 0.5) * pitch
    return [
      words(from - 2, y + captionMm * 0.36, name, captionMm, 'end'),
      ...Array.from({ length: Math.floor(count) }, (_, i) => circle(x(i), y, pitch * 0.4)),
      count % 1 === 0 ? '' : halfRing(x(Math.floor(count)), y, pitch * 0.4),
    ]
  })
  const foot = rows.length * tall
  const key = each > 1 ? `one ring = ${each}` : ''
  const most = Math.max(...rows.map(({ value }) => Math.ceil(value / each)))
  const width = Math.max(from + 2 + most * pitch, textMm(key) + 2)
  const below = key ? words(width / 2, foot + captionMm * 1.2, key, captionMm) : ''
  const lines = [line(from, 0.5, from, foot - 0.5), below]
  return drawing(width, foot + (key ? captionMm * 1.7 : 0), 'A picture graph', [...marks, ...lines].join(''))
}

/** The left half, closed. */
function halfRing(x: number, y: number, radius: number): string {
  const [top, bottom, r] = [mm(y - radius), mm(y + radius), mm(radius)]
  return `<path d="M ${mm(x)} ${top} A ${r} ${r} 0 0 0 ${mm(x)} ${bottom} Z"/>`
}
