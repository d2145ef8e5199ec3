import type { Finding, Gate } from '../../finding.ts'
import { nearCopies } from '../../likeness.ts'
import { activitiesOf, activityPath } from '../../plan-texts.ts'

/** E1: no activity comes twice, in this plan or out of the child's plans before. */
export const noRepeats: Gate = (plan, request) => {
  const findings: Finding[] = []
  const seen = new Set(request.history)
  for (const activity of activitiesOf(plan)) {
    const { templateId } = activity.meta
    if (seen.has(templateId))
      findings.push({ check: 'E1', path: activityPath(plan, activity), message: `${templateId} comes twice` })
    seen.add(templateId)
  }
  return findings
}

/** E1: lesson titles are unique. */
export const noTitleTwice: Gate = (plan) => {
  const titles = new Set<string>()
  return activitiesOf(plan).flatMap((activity) => {
    const isNew = !titles.has(activity.lessonTitle)
    titles.add(activity.lessonTitle)
    const message = `"${activity.lessonTitle}" twice`
    return isNew ? [] : [{ check: 'E1', path: activityPath(plan, activity), message }]
  })
}

/** E1: the same text with another noun or number is a repeat. */
export const noNearCopies: Gate = (plan) => {
  const activities = activitiesOf(plan)
  return nearCopies(activities).map(({ index, earlier, share }) => ({
    check: 'E1',
    path: activityPath(plan, activities[index] as (typeof activities)[number]),
    message: `${Math.round(share * 100)} % like ${activities[earlier]?.id}`,
  }))
}
