import type { LooseActivity, LoosePlan } from './loose-plan.ts'

const taskFields = ['forStudents', 'missionObjective', 'whatTheyWillDo', 'activityContent'] as const
const storyFields = [
  'story',
  'storySetup',
  'childRole',
  'worldToday',
  'learningMagic',
  'themedLearningOutcome',
] as const
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

export function childText(activity: LooseActivity): string {
  return joined(activity, childFields)
}

/** The child's own task, without story. */
export function taskText(activity: LooseActivity): string {
  return joined(activity, taskFields)
}

/** What the child only hears: who it is and what happens around the task. */
export function storyText(activity: LooseActivity): string {
  return joined(activity, storyFields)
}

export function parentText(activity: LooseActivity): string {
  return joined(activity, parentFields)
}

function joined(activity: LooseActivity, fields: readonly (keyof LooseActivity)[]): string {
  return fields.flatMap((field) => activity[field] || []).join('\n')
}

export function activityPath(plan: LoosePlan, activity: LooseActivity): string {
  const d = plan.days.findIndex((day) => day.activities.includes(activity))
  return `days[${d}].activities[${plan.days[d]?.activities.indexOf(activity) ?? -1}]`
}

export function activitiesOf<Document extends LoosePlan>(plan: Document): Document['days'][number]['activities'] {
  return plan.days.flatMap((day) => day.activities)
}

/** Every text of the plan that somebody reads, sheets included, once, with its first place. */
export function allTexts(plan: LoosePlan): LocatedText[] {
  const { request: _, code: __, engine: ___, ...rest } = plan
  const found: LocatedText[] = []
  const seen = new Set<string>()
  walk(rest, '')
  return found

  function walk(value: unknown, path: string): void {
    if (typeof value === 'string') add(value, path)
    else if (Array.isArray(value)) for (const [i, entry] of value.entries()) walk(entry, `${path}[${i}]`)
    else if (value && typeof value === 'object') {
      for (const [key, entry] of Object.entries(value)) if (!silent.has(key)) walk(entry, path ? `${path}.${key}` : key)
    }
  }

  function add(value: string, path: string): void {
    const text = value.startsWith('<svg') ? drawnText(value) : value
    if (seen.has(text)) return
    seen.add(text)
    found.push({ path, text })
  }
}

/** The words of a drawing: what is printed in it and what it is called for those who do not see it. */
export function drawnText(svg: string): string {
  const printed = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>|aria-label="([^"]*)"/g)]
  return printed.map(([, text, label]) => text ?? label).join('\n')
}

/** Names of things inside the document, read by nobody. */
const silent = new Set([
  'activityId',
  'code',
  'letters',
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
