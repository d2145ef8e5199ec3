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
  'Lay the example beside the first question, and go through both together, step by step.',
  'Be the pupil: say what you may hear, below. Your child finds the mistake and shows you how it goes.',
  'Do each question twice: once together, and once more by the child alone.',
  'Let your child copy the example line by line and tell you each step. Then answer the questions the same way.',
]
const harderAgain = [
  'Make up two questions of this kind and one trap. Can your grown-up find the trap?',
  'Choose the hardest question and answer it a second way. Do both ways agree?',
  'Change one number or one word in a question, so that the answer changes. Say how before you check.',
  'Explain one answer to somebody who was not there, without a single number or name from the page.',
]

/** What makes a lesson on a known skill easier or harder: the first visit's challenges are solved, then the next one's. */
export function levelsOf(skill: Skill, before: number, random: Random): Levels {
  if (before === 0) return { easier: skill.easier, harder: skill.harder }
  if (before === 1 && skill.again) return skill.again
  const ownWays = before === 2 ? skill.third : undefined
  const levels = ownWays ?? { easier: random.pick(easierAgain), harder: random.pick(harderAgain) }
  if (!skill.again) return levels
  // What is asked is the step that the second visit has shown.
  const { model, picture, misconception } = skill.again
  return { ...levels, ...(model && { model }), ...(picture && { picture }), ...(misconception && { misconception }) }
}
