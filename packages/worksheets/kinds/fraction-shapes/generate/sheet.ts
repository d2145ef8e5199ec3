import type { SheetAnswer } from '@pencil-quest/contract/sheets'
import type { Item, Piece, Section } from '../view.ts'

/** An item before it has its place on the page. */
export interface Draft {
  ask?: Piece[]
  figures?: string[]
  choices?: readonly string[]
  line?: Piece[]
  answer: string
  note: string
  /** What the example shows in place of what is printed for the child. */
  worked?: { figures?: string[]; line?: Piece[]; ring?: string }
}

export interface DraftSection {
  heading: string
  layout: Section['layout']
  /** True where the first item is an example. */
  hasExample: boolean
  drafts: Draft[]
}

export const text = (words: string): Piece => ({ text: words })
export const fraction = (top: number | '', bottom: number | ''): Piece => ({
  fraction: { top: String(top), bottom: String(bottom) },
})
export const doneFraction = (top: number, bottom: number): Piece => ({
  doneFraction: { top: String(top), bottom: String(bottom) },
})

export function lay(sections: readonly DraftSection[]): { view: { sections: Section[] }; answers: SheetAnswer[] } {
  const answers: SheetAnswer[] = []
  const place = (draft: Draft, isExample: boolean): Item => {
    const { ask = [], figures = [], choices = [], line = [], answer, note, worked } = draft
    const label = isExample ? 'Example' : String(answers.length + 1)
    if (!isExample) answers.push({ label, answer, note })
    const shown = isExample ? { figures, line, ring: undefined, ...worked } : { figures, line, ring: undefined }
    const words = choices.map((word) => ({ word, ringed: word === shown.ring }))
    return { label, ask, figures: shown.figures, choices: words, line: shown.line }
  }
  const laid = sections.map(
    ({ heading, layout, hasExample, drafts }): Section => ({
      heading,
      layout,
      items: drafts.map((draft, i) => place(draft, hasExample && i === 0)),
    }),
  )
  return { view: { sections: laid }, answers }
}
