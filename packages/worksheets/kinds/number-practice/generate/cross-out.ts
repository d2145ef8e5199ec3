import { crossedOut } from '../../../figures/groups.ts'
import type { Draw } from './family.ts'
import { subtract } from './subtract.ts'

/** The child crosses out what goes; only the example shows it. */
export const crossOut: Draw<'cross-out'> = ({ upTo }, setting) => {
  const family = subtract({ do: 'subtract', form: 'pictures', upTo }, setting)
  return {
    ...family,
    heading: 'Cross out the ones that go. Write how many are left.',
    draw: (random) => {
      const draft = family.draw(random)
      const [all, gone] = draft?.same.split('-').map(Number) ?? []
      if (!draft || !all || !gone) return undefined
      return {
        ...draft,
        figure: crossedOut(all, 0),
        finished: crossedOut(all, gone),
        note: `${gone} tells how many go. Count the ones with no line.`,
      }
    },
  }
}
