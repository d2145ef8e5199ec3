import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'
import { amountOf, listed } from '../wording.ts'
import { type ChildPart, toldParts } from './child-parts.ts'
import { guideSteps } from './guide-steps.ts'
import { isAtHand } from './materials.ts'

/** What the page of a lesson says, in its order; what it is printed and measured from. */
export interface LessonText {
  /** Read to the child before the guide, and after it. */
  before: ChildPart[]
  after: ChildPart[]
  told: string[]
  steps: string[][]
  /** What to get out, where no step says it. */
  getOut: string | null
}

export function lessonText(activity: Activity): LessonText {
  const { questions, materials } = activity.meta
  const parts = toldParts(activity)
  const { told, steps } = guideSteps(activity)
  const wanted = materials.filter((material) => !isAtHand(material))
  const things = listed(wanted.map(amountOf)) || 'nothing'
  // The first step says what to get out; on paper it says how much, too.
  const isFetched = questions !== undefined && fetching.test(steps[0]?.[0] ?? '')
  if (questions === undefined) return { before: parts, after: [], told, steps, getOut: things }
  // Questions stand beside their answers, and the end of the story at the end of the lesson.
  const isLater = ({ label }: ChildPart) => label === 'Questions' || label === 'At the end' || label === 'Choice'
  const choice = parts.find(({ label }) => label === 'Choice')
  const fetched = isFetched
    ? steps
        .map(([first = '', ...lines]) => [
          first.replace(fetching, wanted.length > 0 ? `Get out ${things}.` : '').trim(),
          ...lines,
        ])
        .flatMap((step) => keptLines(step))
    : steps
  return {
    before: parts.filter((part) => !isLater(part)),
    after: parts.filter(({ label }) => label === 'At the end').flatMap((part) => unsaid(part, activity)),
    told,
    steps: choice ? fetched.map((step) => withChoice(step, choice)) : fetched,
    getOut: isFetched ? null : things,
  }
}

const fetching = /^Get out [^.]*\./

/** A step that only got out what is at hand is none, but for what else its lines say. */
function keptLines(step: readonly string[]): string[][] {
  const lines = step.filter((line) => line !== '')
  return lines.length > 0 ? [lines] : []
}

/** The child chooses once it knows what it does in the game. */
function withChoice(step: string[], { text }: ChildPart): string[] {
  return step.flatMap((line) => (line.startsWith(child) ? [line, `${guideTexts.offer} “${text}”`] : [line]))
}

/** What a clue tells is read beside it, and a step hands the worksheet over. */
function unsaid({ label, text }: ChildPart, { meta: { questions = [] } }: Activity): ChildPart[] {
  const isSaid = (line: string) =>
    line.startsWith(guideTexts.worksheet) || questions.some(({ tells }) => tells === line)
  const lines = text.split('\n').filter((line) => !isSaid(line))
  return lines.length > 0 ? [{ label, text: lines.join('\n') }] : []
}

const { you, child, offer, firstQuestion, next, also, wrong, further, end } = guideTexts
const names = [you, child, offer, firstQuestion, next, also, wrong, further, end]

/** A line that tells the game, with its name apart; `name` is empty where it goes on. Null for any other line. */
export function ledLine(line: string): { name: string; text: string } | null {
  const name = names.find((each) => line.startsWith(`${each} `))
  return name === undefined ? null : { name: name === also ? '' : name, text: line.slice(name.length + 1) }
}
