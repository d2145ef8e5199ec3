import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { baseTen, baseTenWidth } from '../base-ten.ts'
import { drawBead } from '../bead-row.ts'
import { decimalGrid } from '../decimal-grid.ts'
import { fractionBar } from '../fraction.ts'
import { circle, drawing, line, rect, words } from '../svg.ts'
import { beside, stacked } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

const size = 4

/** Dots in rows from the left. */
export function dots({ rows, lineAfter, crossed = 0, circled, joined }: Of<'dots'>): string {
  const pitch = Math.max(...rows) > 10 ? 3.4 : 4.6
  const gap = circled || joined ? pitch * 0.7 : 0
  const all = rows.reduce((sum, count) => sum + count, 0)
  const y = (row: number) => (row + 0.5) * (pitch + gap) + (lineAfter !== undefined && row >= lineAfter ? 1.4 : 0) + 0.6
  let placed = 0
  const marks = rows.flatMap((count, row) => {
    const ofRow = Array.from({ length: count }, (_, i) => {
      const [x, middle] = [0.8 + (i + 0.5) * pitch, y(row)]
      const isOut = ++placed > all - crossed
      const hasPartner = joined && row > 0 && i < (rows[row - 1] ?? 0)
      return [
        circle(x, middle, pitch * 0.28, true),
        isOut ? line(x - pitch * 0.45, middle + pitch * 0.5, x + pitch * 0.45, middle - pitch * 0.5) : '',
        hasPartner ? line(x, y(row - 1), x, middle) : '',
      ].join('')
    })
    const ring = circled
      ? `<rect x="0.4" y="${(y(row) - pitch * 0.62).toFixed(2)}" width="${(count * pitch + 0.8).toFixed(2)}" height="${(pitch * 1.24).toFixed(2)}" rx="${(pitch * 0.6).toFixed(2)}"/>`
      : ''
    return [...ofRow, ring]
  })
  const width = Math.max(...rows) * pitch + 1.6
  const cut =
    lineAfter === undefined ? '' : line(0, y(lineAfter) - pitch * 0.5 - 0.7, width, y(lineAfter) - pitch * 0.5 - 0.7)
  return drawing(width, y(rows.length - 1) + pitch * 0.7, 'Dots in rows', [...marks, cut].join(''))
}

export function blocks({ sets }: Of<'blocks'>): string {
  const most = Math.max(...sets.map(({ hundreds, tens, ones }) => baseTenWidth([ones, tens, hundreds], 1)))
  const unit = Math.min(1.8, 60 / most)
  const drawn = sets.map(({ hundreds, tens, ones, label }) =>
    stacked([baseTen(hundreds, tens, ones, unit), caption(label)], 0.6, 'Hundreds, tens and ones'),
  )
  const isWide = sets.some(({ hundreds }) => hundreds > 0)
  return isWide ? stacked(drawn, 1, 'Hundreds, tens and ones') : beside(drawn, 8, 'Tens and ones')
}

export function bars({ bars: all }: Of<'bars'>): string {
  const drawn = all.map(({ parts, shaded, label }) => {
    const bar = fractionBar(
      parts,
      shaded.map((place) => place - 1),
      46,
      8,
    )
    return label ? beside([bar, caption(label)], 2, 'A bar in equal parts') : bar
  })
  return stacked(drawn, 1.6, 'Bars in equal parts', 'left')
}

export function lengths({ bars: all }: Of<'lengths'>): string {
  const most = Math.max(...all.map(({ value }) => value))
  const marks = all.flatMap(({ value, label }, i) => {
    const width = (value / most) * 56
    return [
      rect(0.5, i * 9 + 0.5, width, 7),
      width > label.length * size * 0.62
        ? words(0.5 + width / 2, i * 9 + 5.4, label, size)
        : words(width + 1.6, i * 9 + 5.4, label, size, 'start'),
    ]
  })
  return drawing(62, all.length * 9, 'Bars of different lengths', marks.join(''))
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

export function row({ row: all, every }: Of<'row'>): string {
  const pitch = 8
  const marks = all.map((bead, i) => {
    const [x, y, r] = [0.8 + (i + 0.5) * pitch, 0.8 + pitch / 2, pitch * 0.34]
    return bead === 'next' ? line(x - r, y + r, x + r, y + r, ' stroke-width="0.7"') : drawBead(bead, x, y, r)
  })
  const shown = all.filter((bead) => bead !== 'next').length
  const frames = every
    ? Array.from({ length: Math.floor(shown / every) }, (_, i) =>
        rect(0.9 + i * every * pitch, 0.4, every * pitch - 0.4, pitch + 0.6).replace('<rect', '<rect rx="2"'),
      )
    : []
  return drawing(all.length * pitch + 1.6, pitch + 1.6, 'A row of shapes', [...marks, ...frames].join(''))
}

function caption(text: string): string {
  const width = text.length * size * 0.58 + 1
  return drawing(width, size * 1.4, text, words(width / 2, size, text, size))
}
