import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { emptyPlot } from '../../figures/line-plot.ts'
import type { DrawnSheet } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

const measures = 5
/** Inches that the line shows, by the parts of an inch: true to size, no more fit on the page. */
const inches = { 1: [0, 6], 2: [0, 6], 4: [0, 5] } as const
/** Found in most homes and shorter than the shortest line; with an article, as the page names them. */
const handy = ['a crayon', 'a key', 'a leaf', 'a clothespin', 'a paper clip', 'an eraser', 'a toy car', 'your thumb']
const nearest = { 1: 'inch', 2: 'half inch', 4: 'quarter inch' } as const

/** The child measures, records and plots; what the two questions ask depends on it, so there is no key. */
export function ownPlot(parts: 1 | 2 | 4, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const [from, upTo] = inches[parts]
  const [first, second, third] = random.sample(handy, 3)
  const questions = [firstQuestion(from, upTo, random), howMuchLonger(parts)]
  const { title, instructions, view } = taskSheet(
    {
      title: `My Line Plot at ${headline(setting.place)}`,
      instructions: `Measure ${measures} things no longer than ${upTo} inches, to the nearest ${nearest[parts]}. Draw one cross for each.`,
      columns: 1,
      notes: [`Try ${first}, ${second} and ${third}. Crosses of the same length stand on each other.`],
      head: emptyPlot(measures, from, upTo, parts, `Length in inches, to the nearest ${nearest[parts]}`),
      hasExample: false,
    },
    questions.map(({ ask, tail }) => ({ ask, tail, answer: '' })),
  )
  const samples = questions.map(({ sample, lookFor }, i) => ({
    label: String(i + 1),
    sample,
    lookFor: `Open, from your child's own measures: ${lookFor}`,
  }))
  return { title, instructions, view, answers: [], samples }
}

interface Open {
  ask: string
  tail: string
  sample: string
  lookFor: string
}

function firstQuestion(from: number, upTo: number, random: Random): Open {
  const limit = random.int(from + 2, upTo - 2)
  const word = random.pick(['longer', 'shorter'])
  return {
    ask: `How many of your things are ${word} than ${limit} inches?`,
    tail: 'things',
    sample: '3',
    lookFor: `count the crosses ${word === 'longer' ? 'right' : 'left'} of ${limit}; those right over ${limit} do not count.`,
  }
}

function howMuchLonger(parts: 1 | 2 | 4): Open {
  return {
    ask: 'How much longer is your longest thing than your shortest?',
    tail: 'inches',
    sample: parts === 1 ? '5 − 2 = 3' : '4 1/2 − 1 = 3 1/2',
    lookFor: 'take the length of the first cross from that of the last one.',
  }
}
