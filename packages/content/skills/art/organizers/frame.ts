import type { SheetSpec } from '@pencil-quest/contract/sheets'

type Organizer = Extract<SheetSpec, { kind: 'organizer' }>
/** Heading, prompt, writing lines (0 for a box to draw in), sample. */
type Row = [heading: string, prompt: string, lines: number, sample: string]

export function frame(form: Organizer['form'], title: string, ask: string, rows: Row[], lookFor: string): Organizer {
  const boxes = rows.map(([heading, prompt, lines, sample]) => ({ heading, prompt, lines, sample }))
  return { kind: 'organizer', form, title, ask, boxes, lookFor }
}
