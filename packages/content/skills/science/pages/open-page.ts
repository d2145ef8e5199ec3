import type { SheetSpec } from '@pencil-quest/contract/sheets'

type OpenPage = Extract<SheetSpec, { kind: 'organizer' }>

/** Heading, what to do, writing lines (0 for a box to draw in), a sample for the grown-up. */
type BoxWords = [heading: string, prompt: string, lines: number, sample: string]

/** A page to plan, record or draw on, where the goal is to do so and no kind with a key asks for just this. */
export function openPage(
  form: OpenPage['form'],
  title: string,
  ask: string,
  boxes: BoxWords[],
  lookFor: string,
): SheetSpec {
  return {
    kind: 'organizer',
    form,
    title,
    ask,
    boxes: boxes.map(([heading, prompt, lines, sample]) => ({ heading, prompt, lines, sample })),
    lookFor,
  }
}
