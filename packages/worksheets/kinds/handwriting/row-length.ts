import { typeShare } from './guides.ts'

/** Width between the margins of the narrower paper, less a little, so that no estimate is too hopeful. */
const rowWidthMm = 176

/** How much of a row the text takes in Andika; 1 fills it. */
export function shareOfRow(text: string, rowMm: number): number {
  let ems = 0
  for (const letter of text) ems += width(letter)
  return (ems * rowMm * typeShare) / rowWidthMm
}

/** Rows that the text runs over when it is broken between words. */
export function rowsOf(text: string, rowMm: number): number {
  let rows = 1
  let taken = 0
  for (const word of text.split(' ')) {
    const share = shareOfRow(word, rowMm)
    const withSpace = taken === 0 ? share : taken + shareOfRow(' ', rowMm) + share
    if (withSpace <= 1) taken = withSpace
    else {
      rows += taken === 0 ? Math.ceil(share) - 1 : Math.ceil(share)
      taken = share % 1
    }
  }
  return rows
}

function width(letter: string): number {
  if (/[ijl.,:;!'|]/.test(letter)) return 0.31
  if (letter === ' ') return 0.27
  if (/[mwMW]/.test(letter)) return 0.9
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.57
}
