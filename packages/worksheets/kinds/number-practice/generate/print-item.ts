import type { Blank, Item, Piece } from '../view.ts'
import type { Draft, Part } from './family.ts'

/** The item as it stands on the page: with its answer where it is the worked example, else with room for it. */
export function printItem(draft: Draft, label: string, worked: boolean, blank: Blank): Item {
  return {
    label,
    ...(draft.figure && { figure: (worked && draft.finished) || draft.figure }),
    ...(draft.column && { column: worked ? draft.column : withoutRows(draft.column) }),
    ...(draft.about && { about: { value: worked ? draft.about : '' } }),
    line: draft.line.map((part) => piece(part, worked, blank)),
    ...(draft.below && { below: draft.below.map((part) => piece(part, worked, blank)) }),
    ...(worked && draft.lined && { lined: draft.lined }),
    ...(worked &&
      draft.way && { way: draft.way.map((step) => ({ step: step.map((part) => piece(part, true, blank)) })) }),
  }
}

function withoutRows({ rows, ...column }: NonNullable<Draft['column']>): Item['column'] {
  return rows ? { ...column, rows: rows.map(() => ({ text: '' })) } : column
}

function piece(part: Part, worked: boolean, blank: Blank): Piece {
  if ('text' in part) return worked && part.isCircled ? { circled: part.text } : { text: part.text }
  if ('story' in part) return part
  if ('fraction' in part) return { fraction: strings(part.fraction) }
  if ('gapFraction' in part) return worked ? { filledFraction: strings(part.gapFraction) } : { blank: 'stack' }
  if (worked) return { filled: part.gap, ...(part.shape === 'ring' && { shape: part.shape }) }
  return { blank: part.shape ?? blank }
}

function strings({ top, bottom }: { top: number; bottom: number }) {
  return { top: String(top), bottom: String(bottom) }
}

/** One shape for a whole section, so that the room does not give the number of digits away. */
export function blankFor(drafts: Draft[]): Blank {
  const longest = Math.max(...drafts.flatMap(({ line }) => line.map((part) => ('gap' in part ? part.gap.length : 0))))
  return longest <= 2 ? 'box' : longest <= 4 ? 'wide' : 'long'
}
