import type { Activity } from '@pencil-quest/contract/plan-document'
import { screenTexts } from '@pencil-quest/contract/screen-texts'

const words = screenTexts.plan.sections

export interface Section {
  heading: string | null
  text: string
  /** Who reads it: a child's text is set in the child's letters. */
  reader: 'child' | 'parent'
}

export type Layout = 'a' | 'b' | 'c' | 'd'

type Fields = Partial<Omit<Activity, 'id' | 'meta'>>

const needed = {
  b: ['worldToday', 'childRole', 'parentRole', 'missionObjective', 'supportTips'],
  c: ['story', 'whatTheyWillDo', 'parentTips'],
  a: ['forParents', 'forStudents'],
} as const satisfies Record<string, readonly (keyof Fields)[]>

/** The first of b, c, a whose fields are all there; else d. */
export function layoutOf(activity: Fields): Layout {
  for (const layout of ['b', 'c', 'a'] as const) if (needed[layout].every((field) => activity[field])) return layout
  return 'd'
}

/** What the activity's body shows, in order. */
export function sectionsOf(activity: Fields): Section[] {
  const child = (heading: string | null, text: string | undefined) => ({ heading, text, reader: 'child' as const })
  const parent = (heading: string | null, text: string | undefined) => ({ heading, text, reader: 'parent' as const })
  const byLayout = {
    a: [parent(words.forParents, activity.forParents), child(words.forStudents, activity.forStudents)],
    b: [
      child(words.worldToday, activity.worldToday),
      child(words.childRole, activity.childRole),
      parent(words.parentRole, activity.parentRole),
      child(words.missionObjective, activity.missionObjective),
      parent(words.supportTips, activity.supportTips),
      parent(words.learningMagic, activity.learningMagic),
    ],
    c: [
      child(words.story, activity.story),
      child(words.whatTheyWillDo, activity.whatTheyWillDo),
      parent(words.parentTips, activity.parentTips),
    ],
    d: [
      parent(null, activity.description),
      child(null, activity.storySetup),
      child(activity.lessonTitle ?? null, activity.activityContent),
      child(words.storyGoal, activity.themedLearningOutcome),
      parent(words.parentGuide, activity.parentInstructions),
    ],
  } as const satisfies Record<Layout, readonly { heading: string | null; text: string | undefined; reader: string }[]>
  return byLayout[layoutOf(activity)].flatMap(({ text, ...section }) => (text ? [{ ...section, text }] : []))
}
