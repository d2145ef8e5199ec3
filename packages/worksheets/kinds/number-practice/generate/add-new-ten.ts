import { add } from './add.ts'
import { type Draw, gap, text } from './family.ts'

/** In columns, every second sum makes a new ten; each time the child says whether it does. */
export const addNewTen: Draw<'add-new-ten'> = ({ upTo }, setting) => {
  const plain = { do: 'add', form: 'column', upTo } as const
  const [making, keeping] = [add({ ...plain, regroup: true }, setting), add({ ...plain, regroup: false }, setting)]
  return {
    ...making,
    heading: 'Add. Do the ones make a new ten? Write yes or no.',
    tall: making.tall + 6,
    draw: (random) => {
      const makes = random.next() < 0.5
      const draft = (makes ? making : keeping).draw(random)
      if (!draft?.column || onesMakeTen(draft.column) !== makes) return undefined
      const said = makes ? 'yes' : 'no'
      return {
        ...draft,
        verdict: said,
        isTelling: makes,
        below: [text('new ten?'), gap(said, 'wide')],
        answer: `${draft.answer}, new ten: ${said}`,
      }
    },
  }
}

/** Full tens that make a hundred are no new ten. */
function onesMakeTen({ top, bottom }: { top: string; bottom: string }): boolean {
  return Number(top.slice(-1)) + Number(bottom.slice(-1)) > 9
}
