import { crossedOut } from '../../../figures/groups.ts'
import { counted } from './counted.ts'
import type { Draw } from './family.ts'
import { goneHeading, subtract } from './subtract.ts'

const unmarked = 'Count the ones with no line.'

/** The child crosses out what goes; only the example shows it. */
export const crossOut: Draw<'cross-out'> = ({ upTo }, setting) => {
  const { look, many } = counted(setting)
  const family = subtract({ do: 'subtract', form: 'pictures', upTo }, setting)
  return {
    ...family,
    heading: goneHeading(many),
    draw: (random) => {
      const draft = family.draw(random)
      const [all, gone] = draft?.same.split('-').map(Number) ?? []
      if (!draft || !all || !gone) return undefined
      return {
        ...draft,
        figure: crossedOut(all, 0, look),
        finished: crossedOut(all, gone, look),
        note: gone * 2 === all ? unmarked : `If the answer was ${gone}, that is how many go. ${unmarked}`,
      }
    },
  }
}
