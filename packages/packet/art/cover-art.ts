import type { Drawing } from '@pencil-quest/contract/drawing'
import { escapeHtml, type Markup, trusted } from '../markup.ts'

export function coverArt({ label, lines }: Drawing): Markup {
  return trusted(
    `<svg viewBox="0 0 400 300" role="img" aria-label="${escapeHtml(label)}" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
  )
}
