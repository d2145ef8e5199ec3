import type { Grade } from '@pencil-quest/contract/choices'
import { gradeTables } from '../../../grade-tables.ts'
import type { Section } from '../view.ts'
import type { Draft, Family } from './family.ts'

/** The part of the page that a pattern may fill, and what a section's heading takes; millimetres. */
const page = { width: 178, height: 196 }
const headingMm = 17
const rowGapMm = 7

/** Width of one printed character and of an em, as shares of the type size in millimetres; measured on Andika. */
const pointMm = 0.3528
const characterEm = 0.55

/** How many items the page should hold over all its sections. */
export function wantedItems(families: Family[], grade: Grade): number {
  const [fewest, most] = gradeTables[grade].facts
  const usual = Math.min(12, Math.floor((fewest + most) / 2))
  return Math.min(...families.map(({ want }) => want ?? usual))
}

/** How many items of a family stand in one of `sections` equal parts of the page. */
export function roomFor(family: Family, across: number, sections: number): number {
  const rows = Math.floor((page.height / sections - headingMm - (family.wayTall ?? 0)) / (family.tall + rowGapMm))
  return Math.max(2, rows * across)
}

/** Items beside each other, so that the longest of them keeps to one line. */
export function beside(family: Family, drafts: Draft[], grade: Grade): 1 | 2 | 3 | 4 {
  const most = family.across ?? (family.layout === 'stacks' ? 4 : grade === 'kindergarten' ? 2 : 3)
  if (family.isMeasured) return most
  const widest = Math.max(...drafts.map((draft) => width(draft, grade)))
  const fitting = Math.floor(page.width / widest)
  return Math.max(1, Math.min(most, fitting)) as 1 | 2 | 3 | 4
}

function width(draft: Draft, grade: Grade): number {
  const { mathPt, boxMm } = gradeTables[grade]
  const character = mathPt * pointMm * characterEm
  if (draft.column) {
    const written = draft.line.map((part) => ('gap' in part ? part.gap.length : 0))
    return 14 + (Math.max(draft.column.top.length, ...written) + 2) * character
  }
  const drawn = /width="([\d.]+)mm"/.exec(draft.figure ?? '')
  const parts = draft.line.map((part) => {
    if ('story' in part) return 0
    if ('text' in part) return (part.text.length + 1) * character
    if ('gap' in part && part.shape === 'full') return boxMm * 10 + character
    if ('gap' in part && part.shape === 'line') return boxMm * 5 + character
    if ('gap' in part) return boxMm * (part.gap.length <= 2 ? 1 : part.gap.length <= 4 ? 1.7 : 2.5) + character
    return boxMm * 1.3 + character
  })
  return (
    14 +
    Math.max(
      Number(drawn?.[1] ?? 0),
      parts.reduce((sum, part) => sum + part, 0),
    )
  )
}

export function acrossClass(count: 1 | 2 | 3 | 4): Section['across'] {
  return `by-${count}`
}
