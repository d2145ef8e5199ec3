import type { Misconception, Skill } from '@pencil-quest/content/types'
import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import type { Random } from '@pencil-quest/worksheets/random'

export interface Levels {
  easier: string
  harder: string
  /** What is shown one step further; without it the first example stands by. */
  model?: string
  picture?: ExamplePicture
  /** Of that; without it the skill's own. */
  misconception?: Misconception
}

const easierAgain = [
  (day: number) => `Lay the example of day ${day} beside the first question and go through both step by step.`,
  (day: number) => `Let your child be the teacher: you make the mistake of day ${day}, and your child finds it.`,
  (day: number) => `Do each question twice: once together, as on day ${day}, and once alone.`,
  (day: number) => `Draw every question first, as the example of day ${day} does, and only then answer it.`,
]
const harderAgain = [
  'Make up two questions of this kind and one trap. Can your grown-up find the trap?',
  'Choose the hardest question and answer it a second way. Do both ways agree?',
  'Change one number or one word in a question, so that the answer changes. Say how before you check.',
  'Explain one answer to somebody who was not there, without a single number or name from the page.',
]

/** What makes a lesson on a known skill easier or harder: the first visit's challenges are solved, then the next one's. */
export function levelsOf(skill: Skill, review: { shownOn: number; times: number } | null, random: Random): Levels {
  if (!review) return { easier: skill.easier, harder: skill.harder }
  const { shownOn, times } = review
  if (times === 0 && skill.again) return skill.again
  const levels = { easier: random.pick(easierAgain)(shownOn), harder: random.pick(harderAgain) }
  if (!skill.again) return levels
  // What is asked is the step that the second visit has shown.
  const { model, picture, misconception } = skill.again
  return { ...levels, ...(model && { model }), ...(picture && { picture }), ...(misconception && { misconception }) }
}
