import { courses } from '@pencil-quest/content/courses'
import type { World } from '@pencil-quest/content/types'
import type { LearningStyle, Subject } from '@pencil-quest/contract/choices'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { listed } from './wording.ts'

/** What the plan is about, for the parent, in a few sentences. */
export function overviewOf(request: ComposeRequest, world: World, days: readonly Day[]): string {
  const reached = request.subjects.filter((subject) =>
    days.some((day) => day.activities.some((a) => a.subject === subject)),
  )
  const skills = new Set(days.flatMap((day) => day.activities.map(({ meta }) => meta.skillId)))
  const sheets = days.flatMap((day) => day.activities).filter((activity) => activity.requiresWorksheet).length
  return [
    world.longDescription,
    `Who is who: ${listed(world.characters.map(({ name, role }) => `${name} (${role})`))}.`,
    `{child} works on ${listed(reached.map(nameOf).map((name) => name.toLowerCase()))} over ${request.length} days of ${request.duration} minutes: ${skills.size} skills, each one shown first, tried together and then done alone.`,
    `A printed worksheet goes with ${sheets} of the activities; the others need only hands, voice and things from around the house.`,
    madeFor(request, days),
  ].join(' ')
}

const ways: Record<LearningStyle, readonly [learns: string, done: string]> = {
  visual: ['by seeing', 'lead with drawing, looking or showing'],
  auditory: ['by listening', 'lead with speaking, listening or telling'],
  kinesthetic: ['by doing', 'lead with hands or feet'],
}

/** What of the plan is chosen for this child, in figures. */
function madeFor({ learningStyle: style, interests }: ComposeRequest, days: readonly Day[]): string {
  const modalities = days.flatMap(({ activities }) => activities.map(({ meta }) => meta.modality))
  const fitting = modalities.filter(({ primary }) => primary === style)
  const inPart = modalities.filter(({ primary, secondary }) => primary !== style && secondary.includes(style))
  const [learns, done] = ways[style]
  const loved = interests.length > 0 ? ` Questions and pauses take up ${listed(interests)}.` : ''
  return `{child} learns best ${learns}, and ${fitting.length} of ${modalities.length} activities ${done}${inPart.length > 0 ? `, ${inPart.length} more in part` : ''}.${loved}`
}

/** What a parent must be told: subjects that found no place and goals that nothing here meets. */
export function noticesOf(left: readonly Subject[], unmet: readonly string[], late: readonly string[]): string[] {
  const notices: string[] = []
  if (left.length > 0) {
    notices.push(
      `There was no time for ${listed(left.map(nameOf))} in this plan. Choose more days or more minutes to reach everything.`,
    )
  }
  for (const goal of unmet) {
    notices.push(
      `No activity was found for the goal "${goal}". Pick one of the suggested goals to be sure it is covered.`,
    )
  }
  for (const goal of late) notices.push(`There was no room in this plan for the goal "${goal}".`)
  return notices
}

function nameOf(subject: Subject): string {
  return courses[subject]?.name ?? subject
}
