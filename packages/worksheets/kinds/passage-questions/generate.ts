import type { Grade } from '@pencil-quest/contract/choices'
import type { Passage, SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import type { PassageQuestionsView } from './view.ts'

/** Questions with choices, and lines for the open one; the text itself takes the rest of the page. */
const sizes: Record<Grade, { questions: number; lines: number }> = {
  kindergarten: { questions: 3, lines: 0 },
  '1st': { questions: 3, lines: 1 },
  '2nd': { questions: 4, lines: 2 },
  '3rd': { questions: 4, lines: 2 },
  '4th': { questions: 4, lines: 2 },
  '5th': { questions: 4, lines: 2 },
}

/** A second page on a text may be short. */
const fewest = 2

const letters = ['A', 'B', 'C']

export function generate(
  spec: SpecOf<'passage-questions'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<PassageQuestionsView> {
  const { passage, grade } = setting
  if (!passage) throw new CannotDraw('There is no passage for this world and grade')
  const { questions: count, lines } = sizes[grade]
  const asked = new Set(setting.askedBefore)
  const chosen = chooseQuestions(passage, spec.focus, asked, count, random)
  if (chosen.length < fewest) throw new CannotDraw('All questions on this passage have been asked')
  const shuffled = chosen.map((question) => {
    const order = random.shuffle([0, 1, 2])
    return { question, choices: order.map((at) => question.choices[at] ?? ''), right: order.indexOf(0) }
  })
  const open = lines > 0 ? passage.open[asked.size > 0 ? 1 : 0] : undefined
  const openNumber = shuffled.length + 1
  const aloud = grade === 'kindergarten' || grade === '1st'
  return {
    title: asked.size > 0 ? `${passage.title}: Read It Again` : passage.title,
    instructions: aloud
      ? 'Listen to the story, or read it together. Circle the best answer.'
      : 'Read the text. Circle the best answer. Look back whenever you like.',
    view: {
      paragraphs: passage.paragraphs.map((sentences) => sentences.join(' ')),
      keywords: passage.keywords,
      questions: shuffled.map(({ question, choices }, i) => ({
        number: i + 1,
        ask: question.ask,
        choices: choices.map((text, at) => ({ letter: letters[at] ?? '', text })),
      })),
      open: open ? { number: openNumber, ask: open.ask, lines: Array.from({ length: lines }, () => '') } : null,
    },
    answers: shuffled.map(({ question, right, choices }, i) => ({
      label: String(i + 1),
      answer: `${letters[right]}: ${choices[right]}`,
      note: `The text says: ${question.evidence}`,
    })),
    samples: open ? [{ label: String(openNumber), sample: open.sample, lookFor: open.lookFor }] : [],
  }
}

/** Questions of the wanted focuses first, none asked before, in the order of their evidence in the text. */
function chooseQuestions(
  { questions, paragraphs }: Passage,
  focus: readonly string[],
  asked: ReadonlySet<string>,
  count: number,
  random: Random,
): Passage['questions'] {
  const left = random.shuffle(questions.filter(({ ask }) => !asked.has(ask)))
  const wanted = left.filter((question) => focus.includes(question.focus))
  const others = left.filter((question) => !focus.includes(question.focus))
  const sentences = paragraphs.flat()
  return [...wanted, ...others]
    .slice(0, count)
    .sort((a, b) => sentences.indexOf(a.evidence) - sentences.indexOf(b.evidence))
}
