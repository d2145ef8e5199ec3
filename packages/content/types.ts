import type { InterestTag, LearningStyle } from '@pencil-quest/contract/choices'
import type { Ages, Format } from './format-types.ts'
import type { SkillQuestion } from './skill-types.ts'
import type { MovementBreak } from './world-types.ts'

export * from './format-types.ts'
export * from './skill-types.ts'
export type * from './world-types.ts'

/**
 * The shapes that authors fill. Data only: the planner joins a skill, a format and a scene into an activity.
 *
 * Slots that any text of a skill or a format may use (the planner fills them, one world noun for a whole activity):
 * `{thing}` `{things}` (countable things of the scene, singular and plural), `{hero}` `{friend}` (two characters),
 * `{place}` (where the scene plays, such as "the cargo bay"), `{token}` `{tokens}` (what each right answer wins there,
 * see `Token`), and `{child}` (stays in the stored plan).
 */

export interface Interest {
  tag: InterestTag
  /** Questions that are truly about it, for lessons on the skills that they practise. */
  questions: SkillQuestion[]
  /** One lesson a week is made of the interest itself: the child cooks, digs or drums, whatever is asked. */
  workshop: Format
  /** Three: one for the whole body, one slow, one of hands, rhythm or breath. */
  breaks: MovementBreak[]
  /** At least six. A choice in the child's voice that fits any task: "Choose: say each answer or roar it like a T. rex." */
  sparks: Spark[]
}

export interface Spark {
  text: string
  modality: LearningStyle
  /** Kindergarten to 2nd grade, 3rd to 5th, or fit for all where nothing is said. */
  ages?: Ages
}
