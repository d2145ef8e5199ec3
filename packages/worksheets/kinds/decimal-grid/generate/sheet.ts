import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import type { SpecOf } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import type { Item, Piece, Section } from '../view.ts'

/** Sides of a whole in millimetres; a hundredth of it is counted by eye, so it is at least 3.2 wide. */
export const sides = { tenths: 24, tenthsInPairs: 22, hundredths: 32 } as const

/** An item before it has its place on the page. */
export interface Draft {
  figures?: string[]
  line: Piece[]
  answer: string
  note: string
  /** What the example shows in place of what is printed for the child. */
  worked?: { figures?: string[]; line?: Piece[] }
}

export interface DraftSection {
  heading: string
  layout: Section['layout']
  /** True where the first item is an example. */
  hasExample: boolean
  drafts: Draft[]
}

export type MakeSections = (
  places: SpecOf<'decimal-grid'>['places'],
  setting: SheetSetting,
  random: Random,
) => DraftSection[]

export function lay(sections: readonly DraftSection[]): { view: { sections: Section[] }; answers: SheetAnswer[] } {
  const answers: SheetAnswer[] = []
  const place = ({ figures = [], line, answer, note, worked }: Draft, isExample: boolean): Item => {
    const label = isExample ? 'Example' : String(answers.length + 1)
    if (!isExample) answers.push({ label, answer, note })
    return isExample ? { label, figures, line, ...worked } : { label, figures, line }
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
