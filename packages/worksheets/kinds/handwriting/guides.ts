import type { HandwritingView } from './view.ts'

/** Andika, in parts of its type size: the pattern prints at `typeShare` of the row's height. */
const andika = { ascent: 1.221, descent: 0.391, tall: 0.782, small: 0.51 }
export const typeShare = 0.8

/** Tall enough for the work of a page on any paper; the page cuts off what it has no room for. */
const longestWorkMm = 250

/** Lines for rows of this height, where tall letters, small letters and the feet of all letters end. */
export function guidesOf(rowMm: number): HandwritingView['guides'] {
  const type = rowMm * typeShare
  const base = rowMm / 2 + (type * (andika.ascent - andika.descent)) / 2
  const at = (row: number, above: number) => `${(row * rowMm + base - above * type).toFixed(2)}mm`
  return Array.from({ length: Math.ceil(longestWorkMm / rowMm) }, (_, row) => ({
    top: at(row, andika.tall),
    middle: at(row, andika.small),
    base: at(row, 0),
  }))
}
