import { type Draw, gap, text } from './family.ts'
import { subtract } from './subtract.ts'

/** In columns, each difference proved by adding what was taken away. */
export const subtractAndCheck: Draw<'subtract-and-check'> = ({ upTo }, setting) => {
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
