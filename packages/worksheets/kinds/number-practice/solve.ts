import { solveFigure } from './solve/figures.ts'
import { solveLine } from './solve/lines.ts'
import type { Item, NumberView, Piece } from './view.ts'

const empty: Record<Extract<Piece, { blank: unknown }>['blank'], string> = {
  box: '___',
  wide: '___',
  long: '___',
  stack: '___',
  tall: '___',
  line: '___',
  ring: '(?)',
}

/** Reads the page as text, with `___` and `(?)` where the child writes, and works it out. */
export function solve(view: NumberView): (string | null)[] {
  return view.sections.flatMap(({ heading, items }) =>
    items.filter(isOpen).map((item) => {
      const line = item.line.map(read).join(' ').replace(/\s+/g, ' ').trim()
      if (item.column)
        return solveLine(`${item.column.top} ${item.column.sign} ${item.column.bottom} = ${line}`, heading)
      return item.figure ? solveFigure(item.figure, line, heading) : solveLine(line, heading)
    }),
  )
}

function isOpen(item: Item): boolean {
  return item.line.some((piece) => 'blank' in piece)
}

function read(piece: Piece): string {
  if ('text' in piece) return piece.text
  if ('blank' in piece) return empty[piece.blank]
  if ('filled' in piece) return piece.filled
  const { top, bottom } = 'fraction' in piece ? piece.fraction : piece.filledFraction
  return `${top}/${bottom}`
}
