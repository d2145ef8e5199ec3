import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'
import { html, type Markup } from '../markup.ts'
import { isAnswers, isExample, isGame } from './guide-steps.ts'

type Phase = Activity['meta']['segments'][number]['phase']

/** What a step is called where its line begins with it. */
const names: readonly string[] = [
  ...Object.values(guideTexts.example),
  guideTexts.recall,
  'Play',
  'Ask these questions',
  guideTexts.page,
  guideTexts.check,
  'Get out',
]

/** A line of a step; what is done stands out where the line begins with it. */
export function stepLine(line: string): Markup {
  const name = names.find((each) => line.startsWith(each))
  return name === undefined ? html`${line}` : html`<b>${name}</b>${line.slice(name.length)}`
}

/** Minutes of the lesson's phases, in all; empty where the lesson has none of them. */
export function minutesOf({ meta: { segments } }: Activity, phases: readonly Phase[]): Markup {
  const minutes = segments.filter(({ phase }) => phases.includes(phase)).reduce((sum, part) => sum + part.minutes, 0)
  return html`${minutes > 0 && html`<span class="step-minutes">${minutes} min</span>`}`
}

/** The phases that a step holds, each with the lines that go on with it; none for one that is done before the lesson. */
export function phasesOf(step: readonly string[][]): readonly Phase[] {
  const begins = (text: string) => step[0]?.[0]?.startsWith(text) ?? false
  if (step.some(isGame)) return ['together', 'your-turn']
  if (step.some(isAnswers)) return ['together']
  if (step.some(isExample)) return ['show']
  if (begins(guideTexts.page)) return ['your-turn']
  return begins(guideTexts.check) ? ['share'] : []
}
