import { type Activity, planDocumentSchema } from '@pencil-quest/contract/plan-document'
import type { Finding, Gate } from '../finding.ts'
import { activitiesOf, activityPath, taskText } from '../plan-texts.ts'

const layouts: (keyof Activity)[][] = [
  ['worldToday', 'childRole', 'parentRole', 'missionObjective', 'supportTips'],
  ['story', 'whatTheyWillDo', 'parentTips'],
  ['forParents', 'forStudents'],
  ['description', 'activityContent', 'parentInstructions'],
]

/** A1: the document fits its schema, days run from 1, every activity fills one layout and speaks to the child. */
export const completePlan: Gate = (plan, request) => {
  const parsed = planDocumentSchema.safeParse(plan)
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => ({ check: 'A1', path: issue.path.join('.'), message: issue.message }))
  }
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ check: 'A1', path, message })
  if (plan.days.length !== request.length) add('days', `${plan.days.length} days instead of ${request.length}`)
  plan.days.forEach((day, d) => {
    if (day.day !== d + 1) add(`days[${d}].day`, `numbered ${day.day}`)
  })
  const least = request.childGrade === 'kindergarten' ? 10 : 15
  for (const activity of activitiesOf(plan)) {
    const path = activityPath(plan, activity)
    if (!request.subjects.includes(activity.subject)) add(path, `"${activity.subject}" was not chosen`)
    if (!layouts.some((fields) => fields.every((field) => activity[field]))) add(path, 'no layout is complete')
    if (taskText(activity).split(/\s+/).length < least) add(path, `fewer than ${least} words for the child`)
    if (!activity.requiresWorksheet && !activity.studentMessageIfNoWorksheet)
      add(path, 'no message in place of a worksheet')
  }
  return findings
}

/** A2: opener, activities, breaks and close are exactly the minutes asked for; so are the segments of an activity. */
export const minutesAddUp: Gate = (plan, request) => {
  const findings: Finding[] = []
  plan.days.forEach((day, d) => {
    const parts = [day.opener, day.close, ...day.breaks].map(({ minutes }) => minutes)
    const sum = [...parts, ...day.activities.map(({ meta }) => meta.minutes)].reduce((a, b) => a + b, 0)
    if (sum !== request.duration) findings.push({ check: 'A2', path: `days[${d}]`, message: `${sum} minutes` })
  })
  for (const activity of activitiesOf(plan)) {
    const sum = activity.meta.segments.reduce((all, { minutes }) => all + minutes, 0)
    if (sum !== activity.meta.minutes) {
      findings.push({ check: 'A2', path: activityPath(plan, activity), message: `segments of ${sum} minutes` })
    }
  }
  return findings
}

/** A5: subjects get equal numbers of activities, give or take one (two with goals); what is left out is said. */
export const subjectsShareTime: Gate = (plan, request) => {
  const activities = activitiesOf(plan)
  const counts = request.subjects.map((subject) => activities.filter((a) => a.subject === subject).length)
  const spread = Math.max(...counts) - Math.min(...counts)
  const allowed = request.goals.length > 0 ? 2 : 1
  if (spread > allowed) return [{ check: 'A5', path: 'days', message: `subjects differ by ${spread} activities` }]
  const silent = counts.some((count) => count === 0) && plan.notices.length === 0
  return silent ? [{ check: 'A5', path: 'notices', message: 'a subject is left out without a word' }] : []
}
