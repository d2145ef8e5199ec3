import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { emptyPlot } from '../../figures/line-plot.ts'
import type { DrawnSheet } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

const measures = 8
/** Inches that the line shows, by the parts of an inch; finer marks leave room for fewer. */
const inches = { 1: [0, 12], 2: [0, 8], 4: [0, 5] } as const
const nearest = { 1: 'inch', 2: 'half inch', 4: 'quarter inch' } as const

/** The child measures, records and plots; what the two questions ask depends on it, so there is no key. */
export function ownPlot(parts: 1 | 2 | 4, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const [from, upTo] = inches[parts]
  const who = random.pick(setting.characters)
  const questions = [firstQuestion(from, upTo, random), secondQuestion(upTo, parts, random)]
  const { title, instructions, view } = taskSheet(
    {
      title: `My Line Plot at ${headline(setting.place)}`,
      instructions: `Measure ${measures} things no longer than ${upTo} inches, to the nearest ${nearest[parts]}. Draw one cross for each.`,
      columns: 1,
      notes: [`${who} would like to see your plot. Crosses of the same length stand on each other.`],
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
    sample: 'Such as 3.',
    lookFor: `count the crosses ${word === 'longer' ? 'right' : 'left'} of ${limit}; those right over ${limit} do not count.`,
  }
}

function secondQuestion(upTo: number, parts: 1 | 2 | 4, random: Random): Open {
  const length = `${random.int(1, upTo - 1)}${parts === 1 ? '' : ' 1/2'}`
  return random.pick<Open>([
    {
      ask: 'How much longer is your longest thing than your shortest?',
      tail: 'inches',
      sample: parts === 1 ? 'Such as 7 − 2 = 5.' : 'Such as 4 1/2 − 1 = 3 1/2.',
      lookFor: 'take the length of the first cross from that of the last one.',
    },
    {
      ask: 'Which length do most of your things have?',
      tail: 'inches',
      sample: 'Such as 2.',
      lookFor: 'the tallest stack of crosses; two stacks may be equally tall.',
    },
    {
      ask: `How many of your things are ${length} ${length === '1' ? 'inch' : 'inches'} long?`,
      tail: 'things',
      sample: 'Such as 2, or 0.',
      lookFor: `count the crosses over ${length}.`,
    },
    {
      ask: 'How many inches long are your two longest things together?',
      tail: 'inches',
      sample: parts === 1 ? 'Such as 7 + 6 = 13.' : 'Such as 4 1/2 + 4 = 8 1/2.',
      lookFor: 'add the lengths of the two crosses farthest right.',
    },
  ])
}
