import type { Finding, Gate } from '../finding.ts'
import { likeness, mostAlike } from '../likeness.ts'
import { activitiesOf, activityPath } from '../plan-texts.ts'

/** E1: no activity comes twice, in this plan or out of the child's plans before; lesson titles are unique. */
export const noRepeats: Gate = (plan, request) => {
  const findings: Finding[] = []
  const seen = new Set(request.history)
  const titles = new Set<string>()
  for (const activity of activitiesOf(plan)) {
    const path = activityPath(plan, activity)
    const { templateId } = activity.meta
    if (seen.has(templateId)) findings.push({ check: 'E1', path, message: `${templateId} comes twice` })
    if (titles.has(activity.lessonTitle))
      findings.push({ check: 'E1', path, message: `"${activity.lessonTitle}" twice` })
    seen.add(templateId)
    titles.add(activity.lessonTitle)
  }
  return findings
}

/** E1: the same text with another noun or number is a repeat. */
export const noNearCopies: Gate = (plan) => {
  const activities = activitiesOf(plan)
  return activities.flatMap((activity, i) => {
    const earlier = activities.slice(0, i).find((other) => likeness(activity, other) >= mostAlike)
    if (!earlier) return []
    const share = Math.round(likeness(activity, earlier) * 100)
    return [{ check: 'E1', path: activityPath(plan, activity), message: `${share} % like ${earlier.id}` }]
  })
}
