import type { Activity, PlanDocument } from '@pencil-quest/contract/plan-document'

const childFields = [
  'forStudents',
  'story',
  'storySetup',
  'whatTheyWillDo',
  'childRole',
  'missionObjective',
  'worldToday',
  'activityContent',
  'studentMessageIfNoWorksheet',
  'learningMagic',
  'themedLearningOutcome',
] as const
const parentFields = ['forParents', 'parentInstructions', 'parentRole', 'parentTips', 'supportTips'] as const

export interface LocatedText {
  path: string
  text: string
}

export function childText(activity: Activity): string {
  return childFields.flatMap((field) => activity[field] ?? []).join('\n')
}

/** The child's own task, without story. */
export function taskText(activity: Activity): string {
  return [activity.forStudents, activity.missionObjective, activity.whatTheyWillDo, activity.activityContent]
    .filter(Boolean)
    .join('\n')
}

export function parentText(activity: Activity): string {
  return parentFields.flatMap((field) => activity[field] ?? []).join('\n')
}

export function activityPath(plan: PlanDocument, activity: Activity): string {
  const d = plan.days.findIndex((day) => day.activities.includes(activity))
  return `days[${d}].activities[${plan.days[d]?.activities.indexOf(activity) ?? -1}]`
}

export function activitiesOf(plan: PlanDocument): Activity[] {
  return plan.days.flatMap((day) => day.activities)
}

/** Every text of the plan that somebody reads, sheets included, with its place. */
export function allTexts(plan: PlanDocument): LocatedText[] {
  const { request: _, code: __, engine: ___, ...rest } = plan
  const found: LocatedText[] = []
  walk(rest, '')
  return found

  function walk(value: unknown, path: string): void {
    if (typeof value === 'string') found.push({ path, text: value })
    else if (Array.isArray(value)) for (const [i, entry] of value.entries()) walk(entry, `${path}[${i}]`)
    else if (value && typeof value === 'object') {
      for (const [key, entry] of Object.entries(value)) if (!silent.has(key)) walk(entry, path ? `${path}.${key}` : key)
    }
  }
}

/** Names of things inside the document, read by nobody. */
const silent = new Set([
  'id',
  'templateId',
  'formatId',
  'sceneId',
  'skillId',
  'sheetId',
  'codes',
  'kind',
  'interestsUsed',
  'activityIds',
  'goals',
  'goalsMet',
  'notices',
])
