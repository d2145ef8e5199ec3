import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { decimalGrid } from '../decimal-grid.ts'
import { fractionBar } from '../fraction.ts'
import { circle, drawing, line, rect, words } from '../svg.ts'
import { beside, caption, captionMm, stacked, textMm } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

/** Dots in rows from the left. */
export function dots(picture: Of<'dots'>): string {
  if (picture.scattered) return scattered(picture)
  const { rows, lineAfter, crossed = 0, circled, joined, farApart = [] } = picture
  const pitch = Math.max(...rows) > 10 ? 3.4 : 4.6
  const apart = rows.map((_, row) => pitch * (farApart.includes(row + 1) ? 1.5 : 1))
  const gap = circled || joined ? pitch * 0.7 : 0
  const all = rows.reduce((sum, count) => sum + count, 0)
  const y = (row: number) => (row + 0.5) * (pitch + gap) + (lineAfter !== undefined && row >= lineAfter ? 1.4 : 0) + 0.6
  let placed = 0
  const marks = rows.flatMap((count, row) => {
    const ofRow = Array.from({ length: count }, (_, i) => {
      const [x, middle] = [0.8 + (i + 0.5) * (apart[row] ?? pitch), y(row)]
      const isOut = ++placed > all - crossed
      const hasPartner = joined && row > 0 && i < (rows[row - 1] ?? 0)
      return [
        circle(x, middle, pitch * 0.28, true),
        isOut ? stroke(x, middle, pitch * 0.5) : '',
        hasPartner ? line(x, y(row - 1), x, middle) : '',
      ].join('')
    })
    const isRinged = circled === 'rows' || (circled === 'first' && row === 0)
    const ring = isRinged
      ? `<rect x="0.4" y="${(y(row) - pitch * 0.62).toFixed(2)}" width="${(count * pitch + 0.8).toFixed(2)}" height="${(pitch * 1.24).toFixed(2)}" rx="${(pitch * 0.6).toFixed(2)}"/>`
      : ''
    return [...ofRow, ring]
  })
  const width = Math.max(...rows.map((count, row) => count * (apart[row] ?? pitch))) + 1.6
  const cut =
    lineAfter === undefined ? '' : line(0, y(lineAfter) - pitch * 0.5 - 0.7, width, y(lineAfter) - pitch * 0.5 - 0.7)
  return drawing(width, y(rows.length - 1) + pitch * 0.7, 'Dots in rows', [...marks, cut].join(''))
}

/** As many dots in no row, each place off its middle. */
function scattered({ rows, crossed = 0 }: Of<'dots'>): string {
  const all = rows.reduce((sum, count) => sum + count, 0)
  const [across, pitch, edge] = [Math.ceil(Math.sqrt(all)) + 1, 7, 1]
  const marks = Array.from({ length: all }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    const [x, y] = [
      edge + (column + 0.5 + ((i * 7) % 5) * 0.1 - 0.2) * pitch,
      edge + (row + 0.5 + ((i * 3) % 7) * 0.1 - 0.3) * pitch,
    ]
    return circle(x, y, 1.3, true) + (i < all - crossed ? '' : stroke(x, y, 2.3))
  })
  return drawing(
    across * pitch + edge * 2,
    Math.ceil(all / across) * pitch + edge * 2,
    'Scattered dots',
    marks.join(''),
  )
}

/** Crosses out what stands there. */
function stroke(x: number, y: number, reach: number): string {
  return line(x - reach * 0.9, y + reach, x + reach * 0.9, y - reach)
}

/** What a bar and its label may take, and a bar at most. */
const barMm = { both: 64, bar: 46, high: 8 }

export function bars({ bars: all, line: isOnLine }: Of<'bars'>): string {
  const longest = Math.max(...all.map(({ label = '' }) => textMm(label)))
  const width = Math.min(barMm.bar, barMm.both - longest - 3)
  const drawn = all.map(({ parts, shaded, label }) => {
    const places = shaded.map((place) => place - 1)
    const bar = fractionBar(parts, places, width, barMm.high)
    return label ? beside([bar, caption(label)], 1.5, 'A bar in equal parts') : bar
  })
  const last = all.at(-1)
  const below = isOnLine && last ? [lineOf(last, width)] : []
  return stacked([...drawn, ...below], 1.6, 'Bars in equal parts', 'left')
}

/** The parts of a bar as jumps along a line from 0 to 1, with its label where the shaded ones end. */
function lineOf({ parts, shaded, label = '' }: Of<'bars'>['bars'][number], width: number): string {
  const [edge, y, tick] = [0.5, 4.5, 1.6]
  const x = (part: number) => edge + (part / parts) * width
  const marks = Array.from({ length: parts + 1 }, (_, part) => line(x(part), y - tick, x(part), y + tick))
  const jumps = Array.from({ length: shaded.length }, (_, part) => {
    const [from, to] = [x(part), x(part + 1)]
    return `<path d="M${from.toFixed(2)} ${y - tick}Q${((from + to) / 2).toFixed(2)} ${y - 6} ${to.toFixed(2)} ${y - tick}"/>`
  })
  const named = [
    { part: 0, text: '0' },
    { part: shaded.length, text: label },
    { part: parts, text: '1' },
  ].map(({ part, text }) => words(Math.max(x(part), edge + 1), y + tick + captionMm, text, captionMm))
  const all = [line(edge, y, x(parts), y), ...marks, ...jumps, ...named]
  return drawing(width + edge * 2 + 1, y + tick + captionMm * 1.4, 'The same on a line from 0 to 1', all.join(''))
}

const lengthMm = { long: 56, bar: 7, unit: 3.4, gap: 2 }

export function lengths({ bars: all }: Of<'lengths'>): string {
  const longest = Math.max(...all.map(({ value }) => value))
  const scale = lengthMm.long / longest
  let y = 0.5
  const marks = all.map((bar) => {
    const drawn = lengthBar(bar, y, longest, scale)
    y += lengthMm.bar + (bar.units ? lengthMm.unit + 0.6 : 0) + lengthMm.gap
    return drawn
  })
  const wide = Math.max(...all.map(({ value, units = 0 }) => Math.max(value, units))) * scale
  return drawing(Math.max(62, wide + 1), y - lengthMm.gap + 0.5, 'Bars of different lengths', marks.join(''))
}

function lengthBar(
  { value, label, units = 0, rest }: Of<'lengths'>['bars'][number],
  y: number,
  longest: number,
  scale: number,
): string {
  const [width, base] = [value * scale, y + 4.9]
  const isInside = width > textMm(label) + 0.5
  const missing = (longest - value) * scale
  return [
    rect(0.5, y, width, lengthMm.bar),
    isInside ? words(0.5 + width / 2, base, label, captionMm) : words(width + 1.6, base, label, captionMm, 'start'),
    ...Array.from({ length: units }, (_, i) =>
      rect(0.5 + i * scale + 0.2, y + lengthMm.bar + 0.6, scale - 0.4, lengthMm.unit).replace(
        '<rect',
        '<rect rx="1.6"',
      ),
    ),
    rest
      ? rect(0.5 + width, y, missing, lengthMm.bar).replace('<rect', '<rect stroke-dasharray="1.4 1.2"') +
        words(0.5 + width + missing / 2, base, rest, captionMm)
      : '',
  ].join('')
}

export function squares({ squares: all }: Of<'squares'>): string {
  return beside(
    all.map(({ parts, shaded, label }) =>
      stacked([decimalGrid(parts, shaded, 22), caption(label)], 0.6, 'A square in equal parts'),
    ),
    4,
    'Squares in equal parts',
  )
}

const cellMm = 6

/** Squares in rows from the left, with the lengths of the sides around them. */
export function cells({ rows, sides }: Of<'cells'>): string {
  const [left, top, side] = [sides ? 6 : 0.6, sides ? 5.4 : 0.6, cellMm]
  const squares = rows.flatMap((count, r) =>
    Array.from({ length: count }, (_, c) => rect(left + c * side, top + r * side, side, side)),
  )
  const [first = 0] = rows
  const at = (x: number, y: number, length: number) =>
    words(left + x * side, top + y * side + captionMm * 0.36, String(length), captionMm)
  const outer = sides
    ? [at(first / 2, -0.45, first), at(-0.5, rows.length / 2, rows.length), ...(sides === 'all' ? steps(rows, at) : [])]
    : []
  const [right, low] = sides === 'all' ? [6, 5.4] : [0.6, 0.6]
  const size = [left + first * side + right, top + rows.length * side + low] as const
  return drawing(...size, 'A figure of unit squares', [...squares, ...outer].join(''))
}

/** Lengths of the sides at the right of rows of one length, and of those below them. */
function steps(rows: readonly number[], at: (x: number, y: number, length: number) => string): string[] {
  let from = 0
  return rows.flatMap((count, r) => {
    const next = rows[r + 1] ?? 0
    if (next === count) return []
    const high = r + 1 - from
    from = r + 1
    return [at(count + 0.5, r + 1 - high / 2, high), at((count + next) / 2, r + 1.5, count - next)]
  })
}
