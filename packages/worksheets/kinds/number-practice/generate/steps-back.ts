import type { Draw } from './family.ts'
import { subtract } from './subtract.ts'

/** So many steps back a child can say without counting them first, and from so far that the rest is not counted. */
const mostSteps = 3
const leastStart = 6

/** Few are taken away, so that going back is short. */
export const stepsBack: Draw<'steps-back'> = ({ upTo }, setting) => {
  const family = subtract({ do: 'subtract', form: 'row', upTo }, setting)
  return {
    ...family,
    // One step is hardly counted.
    usual: { is: ({ isTelling = false }) => isTelling, most: 0.2 },
    heading: 'Cross out one for each step back. Write the last number you say.',
    draw: (random) => {
      const draft = family.draw(random)
      const [from = 0, taken = 0] = draft?.same.split('-').map(Number) ?? []
      if (!draft || from < leastStart || taken > mostSteps) return undefined
      return {
        ...draft,
        isTelling: taken > 1,
        note: `${from - taken + 1} if the ${from} was said, too: the first step back is ${from - 1}.`,
      }
    },
  }
}
