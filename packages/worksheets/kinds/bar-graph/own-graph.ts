import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { barGraph } from '../../figures/bar-graph.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import type { GraphView } from './view.ts'

type OwnSpec = Extract<SpecOf<'bar-graph'>, { form: 'own' }>

const barsMm = 80
/** Lines of an axis that can still be told apart. */
const mostSteps = 20

/** The child's own results decide every answer, so there is no key. */
export function ownGraph(
  { about: { title, categories, unit }, categories: count, scale, upTo }: OwnSpec,
  { characters, place }: SheetSetting,
  sizeMm: number,
  random: Random,
): DrawnSheet<GraphView> {
  const [first, second] = random.sample(categories, 2)
  if (!first || !second || categories.length !== count || upTo / scale > mostSteps)
    throw new CannotDraw(`There must be ${count} categories and at most ${mostSteps} steps`)
  const asks = [
    ...categories.map((category) => ({ ask: `My result for ${category}:`, unit })),
    { ask: `Which has the most ${unit}?`, unit: '' },
    { ask: `How far apart are ${first} and ${second}?`, unit },
  ]
  const [mostLabel, apartLabel] = [String(categories.length + 1), String(categories.length + 2)]
  const own = "Open, from your child's own results:"
  return {
    title: 'My Bar Graph',
    instructions: `Write your results and draw a bar for each. ${random.pick(characters)} will read them at ${place}.`,
    view: {
      title,
      figure: barGraph(
        categories.map((label) => ({ label, value: null })),
        scale,
        upTo,
        barsMm,
        sizeMm,
      ),
      questions: asks.map(({ ask, unit: own }, i) => ({ label: String(i + 1), ask, write: { unit: own } })),
    },
    answers: [],
    samples: [
      {
        label: 'Graph',
        sample: `For 2 steps of the axis, a bar up to ${2 * scale}.`,
        lookFor: `${own} each bar ends at its result; between two lines is right too.`,
      },
      { label: mostLabel, sample: first, lookFor: `${own} the tallest bar; two may be equally tall.` },
      {
        label: apartLabel,
        sample: `${3 * scale} − ${scale} = ${2 * scale} ${unit}`,
        lookFor: `${own} the smaller result is taken from the larger one.`,
      },
    ],
  }
}
