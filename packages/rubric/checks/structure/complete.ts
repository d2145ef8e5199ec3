import {
  type Activity,
  activityMetaSchema,
  activitySchema,
  daySchema,
  planDocumentSchema,
} from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { z } from 'zod'
import type { Evidence, Finding } from '../../finding.ts'
import { type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { parentText, taskText } from '../../plan-texts.ts'

const layouts: (keyof Activity)[][] = [
  ['worldToday', 'childRole', 'parentRole', 'missionObjective', 'supportTips'],
  ['story', 'whatTheyWillDo', 'parentTips'],
  ['forParents', 'forStudents'],
  ['description', 'activityContent', 'parentInstructions'],
]

const looseActivitySchema = activitySchema.extend({ meta: activityMetaSchema.partial().optional() })
const loosePlanSchema = planDocumentSchema.extend({
  days: z.array(daySchema.extend({ activities: z.array(looseActivitySchema).min(1) })),
})

/** Where a plan does not fit the schema; `loose` lets parts of `meta` be missing. */
export function misfits(plan: unknown, loose = false): Evidence[] {
  const issues = (loose ? loosePlanSchema : planDocumentSchema).safeParse(plan).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/**
 * A1: days run from 1, every activity fills one layout, speaks to child and parent, and no text breaks off.
 * The plan fits its schema already.
 */
export function incomplete(plan: LoosePlan, request: ComposeRequest): Finding[] {
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ check: 'A1', path, message })
  if (plan.days.length !== request.length) add('days', `${plan.days.length} days instead of ${request.length}`)
  plan.days.forEach((day, d) => {
    if (day.day !== d + 1) add(`days[${d}].day`, `numbered ${day.day}`)
  })
  const least = request.childGrade === 'kindergarten' ? 10 : 15
  for (const { activity, path } of placedActivities(plan)) {
    if (!request.subjects.includes(activity.subject)) add(path, `"${activity.subject}" was not chosen`)
    if (!layouts.some((fields) => fields.every((field) => activity[field]))) add(path, 'no layout is complete')
    if (taskText(activity).split(/\s+/).length < least) add(path, `fewer than ${least} words for the child`)
    if (!parentText(activity).trim()) add(path, 'nothing is said to the parent')
    if (!activity.requiresWorksheet && !activity.studentMessageIfNoWorksheet?.trim())
      add(path, 'no message in place of a worksheet')
    for (const [field, text] of Object.entries(activity))
      if (typeof text === 'string' && breaksOff(field, text))
        add(`${path}.${field}`, `breaks off: "${text.slice(-25)}"`)
  }
  return findings
}

const withoutEnd = new Set(['id', 'subject', 'title', 'lessonTitle', 'childRole'])

/** A text that a model did not finish, or that was cut at a length. A numbered question may end with what it quotes. */
function breaksOff(field: string, text: string): boolean {
  if (withoutEnd.has(field)) return false
  const last = text.trim().split('\n').at(-1) ?? ''
  return last !== '' && !/^\d+[.)] /.test(last) && !/[.!?:)\]"”'’*_}]$/.test(last)
}
