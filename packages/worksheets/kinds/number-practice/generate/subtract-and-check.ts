import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type Draw, type Family, gap, text } from './family.ts'
import { subtract } from './subtract.ts'

/** Each difference is proved by adding what was taken away; past twenty in columns. */
export const subtractAndCheck: Draw<'subtract-and-check'> = ({ upTo }, setting) => {
  if (upTo <= 20) return inRows(upTo, setting)
  const family = subtract({ do: 'subtract', form: 'column', upTo, crossesTen: true }, setting)
  return {
    ...family,
    heading: 'Subtract. Then check: add what was taken away.',
    across: 3,
    want: 9,
    tall: family.tall + 6,
    draw: (random) => {
      const draft = family.draw(random)
      if (!draft?.column) return undefined
      const { top, bottom } = draft.column
      return {
        ...draft,
        below: [gap(draft.answer, 'box'), text(`+ ${bottom} =`), gap(top, 'box')],
        answer: `${draft.answer}, check ${draft.answer} + ${bottom} = ${top}`,
        note: draft.note ?? `A check that does not end at ${top} sends back to the subtracting.`,
      }
    },
  }
}

function inRows(upTo: number, setting: SheetSetting): Family {
  const family = subtract({ do: 'subtract', form: 'row', upTo, crossesTen: true }, setting)
  return {
    ...family,
    heading: 'Subtract. Go back to ten first. Then check: add what was taken away.',
    across: 1,
    want: 7,
    draw: (random) => {
      const draft = family.draw(random)
      const [from, taken] = draft?.same.split('-') ?? []
      if (!draft || !from || !taken) return undefined
      return {
        ...draft,
        line: [...draft.line, text('Check:'), gap(draft.answer), text(`+ ${taken} =`), gap(from)],
        answer: `${draft.answer}, check ${draft.answer} + ${taken} = ${from}`,
      }
    },
  }
}
