import type { Theme } from '@pencil-quest/contract/choices'
import { type Markup, trusted } from '../markup.ts'
import { drawings } from './drawings.ts'

/** The world's drawing, in lines of 3 units. */
export function coverArt(theme: Theme): Markup {
  const { label, lines } = drawings[theme]
  return trusted(
    `<svg viewBox="0 0 400 300" role="img" aria-label="${label}" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
  )
}
