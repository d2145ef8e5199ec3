import type { Drawing } from '@pencil-quest/contract/drawing'
import { escapeHtml, type Markup, trusted } from '../markup.ts'

export function coverArt(drawing: Drawing): Markup {
  return lineArt(drawing, 400, 300, 3)
}

export function spotArt(drawing: Drawing): Markup {
  return lineArt(drawing, 100, 100, 2.4)
}

function lineArt({ label, lines }: Drawing, width: number, height: number, stroke: number): Markup {
  return trusted(
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
  )
}
