import { grades } from '@pencil-quest/contract/choices'
import type { Gate } from '../../finding.ts'
import { activitiesOf, activityPath } from '../../plan-texts.ts'

const window = { easy: [-1, 0], medium: [0, 0], hard: [0, 1] } as const

/** B6: every skill lies in the grades that the difficulty allows. */
export const gradeFits: Gate = (plan, request) => {
  const [from, to] = window[request.difficulty]
  const own = grades.indexOf(request.childGrade)
  return activitiesOf(plan).flatMap((activity) => {
    const away = grades.indexOf(activity.meta.skillGrade) - own
    if (away >= from && away <= to) return []
    return [
      { check: 'B6', path: activityPath(plan, activity), message: `a skill of grade ${activity.meta.skillGrade}` },
    ]
  })
}
