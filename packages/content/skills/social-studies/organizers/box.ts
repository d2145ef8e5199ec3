import type { OrganizerBox } from '@pencil-quest/contract/sheets'

/** @param lines writing lines; 0 for a box to draw in */
export function box(heading: string, prompt: string, lines: number, sample: string): OrganizerBox {
  return { heading, prompt, lines, sample }
}
