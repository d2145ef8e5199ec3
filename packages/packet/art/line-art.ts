import type { Artwork, Drawing } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { TokenMark } from '@pencil-quest/contract/token-marks'
import { tokenOutlines } from '@pencil-quest/worksheets/figures/token-outlines'
import { escapeHtml, type Markup, trusted } from '../markup.ts'

export function coverArt(drawing: Drawing): Markup {
  return lineArt(drawing, 400, 300, 3)
}

export function spotArt(drawing: Drawing): Markup {
  return lineArt(drawing, 100, 100, 2.4)
}

/** The drawing of a day, from 1; null where the world has none. */
export function spotOf(artwork: Artwork | null, { days }: Pick<PlanDocument, 'days'>, day: number): Drawing | null {
  const spots = (days.length > 5 && artwork?.spotsOfTen) || artwork?.spots || []
  return spots[(day - 1) % spots.length] ?? null
}

/** Who is suspected; the words beside it name it. Null where the world has no drawing of it. */
export function suspectArt(artwork: Artwork | null, name: string): Markup | null {
  const lines = artwork?.suspects?.[name]
  return lines === undefined ? null : spotArt({ label: '', lines })
}

/** What stands for one right answer; the words beside it name it. */
export function tokenArt(mark: TokenMark): Markup {
  return lineArt({ label: '', lines: tokenOutlines[mark] }, 100, 100, 3)
}

function lineArt({ label, lines }: Drawing, width: number, height: number, stroke: number): Markup {
  return trusted(
    `<svg viewBox="0 0 ${width} ${height}" ${label ? `role="img" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"'} fill="none" stroke="#000" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
  )
}
