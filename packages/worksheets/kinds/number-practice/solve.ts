import { holds } from '../../numbers/equations.ts'
import { solveBelow } from './solve/below.ts'
import { solveAddedRows, solveFigure } from './solve/figures.ts'
import { byAndLarge, solveLine } from './solve/lines.ts'
import { solveShape } from './solve/shape-lines.ts'
import type { Item, NumberView, Piece } from './view.ts'

const empty: Record<Extract<Piece, { blank: unknown }>['blank'], string> = {
  box: '___',
  wide: '___',
  long: '___',
  stack: '___',
  tall: '___',
  line: '___',
  full: '___',
  ring: '(?)',
}

/**
 * Reads the page as text, with `___` and `(?)` where the child writes, and works it out. The way of an example must be
 * true, and what it has in a column, too.
 */
export function solve(view: NumberView): (string | null)[] {
  const isShownRightly = view.sections.every(({ items }) => items.every(isTrue))
  return view.sections.flatMap(({ heading, items }) =>
    items.filter(isOpen).map((item) => {
      if (!isShownRightly) return null
      const line = item.line.map(read).join(' ').replace(/\s+/g, ' ').trim()
      if (item.column) {
        const sum = `${item.column.top} ${item.column.sign} ${item.column.bottom}`
        const exactly = solveLine(`${sum} = ${line}`, heading)
        if (item.below) {
          const below = solveBelow(sum, item.below.map(read).join(' '))
          return exactly && below && `${exactly}, ${below}`
        }
        if (!item.about) return exactly
        const about = byAndLarge(sum, heading)
        return exactly && about && `${exactly}, about ${about}`
      }
      const below = item.below?.map(read).join(' ') ?? ''
      if (item.figure && `${line} ${below}`.trim().endsWith('___ sides ___ corners'))
        return solveShape(item.figure, line, below)
      if (item.figure && line === '___ = ___') return solveAddedRows(item.figure, below)
      return item.figure ? solveFigure(item.figure, `${line} ${below}`.trim(), heading) : solveLine(line, heading)
    }),
  )
}

function isTrue({ way, lined }: Item): boolean {
  if (lined) {
    const ends = [lined.top, lined.bottom, lined.result].map((number) => number.split('.')[1]?.length)
    if (new Set(ends).size > 1) return false
    if (!holds(`${lined.top} ${lined.sign} ${lined.bottom} = ${lined.result}`)) return false
  }
  return !way || holds(said(way))
}

function isOpen(item: Item): boolean {
  return item.line.some((piece) => 'blank' in piece)
}

function said(way: NonNullable<Item['way']>): string {
  return way.flatMap(({ step }) => step.map(read)).join(' ')
}

function read(piece: Piece): string {
  if ('text' in piece) return piece.text
  if ('circled' in piece) return piece.circled
  if ('story' in piece) return piece.story
  if ('blank' in piece) return empty[piece.blank]
  if ('filled' in piece) return piece.filled
  const { top, bottom } = 'fraction' in piece ? piece.fraction : piece.filledFraction
  return `${top}/${bottom}`
}
