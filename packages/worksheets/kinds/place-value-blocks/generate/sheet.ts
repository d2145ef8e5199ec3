import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import type { SpecOf } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import type { Item, Piece, Section } from '../view.ts'
import { placeName } from './places.ts'

/** An item before it has its place on the page. */
export interface Draft {
  figure?: string
  /** Digits from the ones, for a chart to fill. */
  chart?: readonly number[]
  line: Piece[]
  /** The line of the example. */
  finished: Piece[]
  answer: string
  note: string
}

export interface DraftSection {
  heading: string
  layout: Section['layout']
  /** True where the first item is an example. */
  hasExample: boolean
  drafts: Draft[]
}

export interface Page {
  title: string
  instructions: string
  sections: DraftSection[]
}
export type MakePage = (spec: SpecOf<'place-value-blocks'>, setting: SheetSetting, random: Random) => Page

export function lay(sections: readonly DraftSection[]): { view: { sections: Section[] }; answers: SheetAnswer[] } {
  const answers: SheetAnswer[] = []
  const place = ({ figure, chart, ...draft }: Draft, isExample: boolean): Item => {
    const label = isExample ? 'Example' : String(answers.length + 1)
    if (!isExample) answers.push({ label, answer: draft.answer, note: draft.note })
    const line = isExample ? draft.finished : draft.line
    return { label, figure: figure ?? null, chart: chart ? chartOf(chart, isExample) : null, line }
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

function chartOf(fromOnes: readonly number[], isExample: boolean): Item['chart'] {
  const heads = fromOnes.map((_, power) => placeName(power)).reverse()
  return { heads, cells: [...fromOnes].reverse().map((digit) => (isExample ? String(digit) : '')) }
}
