import type { Finding, Gate } from '../../finding.ts'
import { activitiesOf, activityPath } from '../../plan-texts.ts'

/** How far a day may be from the minutes asked for. */
const tolerance = 0.1

/** A2: opener, activities, breaks and close are the minutes asked for; so are the segments of an activity, to the minute. */
export const minutesAddUp: Gate = (plan, request) => {
  const findings: Finding[] = []
  plan.days.forEach((day, d) => {
    const parts = [day.opener, day.close, ...day.breaks].map(({ minutes }) => minutes)
    const sum = [...parts, ...day.activities.map(({ meta }) => meta.minutes)].reduce((a, b) => a + b, 0)
    if (Math.abs(sum - request.duration) > request.duration * tolerance)
      findings.push({ check: 'A2', path: `days[${d}]`, message: `${sum} minutes instead of ${request.duration}` })
    for (const { after } of day.breaks)
      if (after > day.activities.length)
        findings.push({ check: 'A2', path: `days[${d}].breaks`, message: `a break after activity ${after}` })
  })
  for (const activity of activitiesOf(plan)) {
    const { segments, minutes } = activity.meta
    if (!segments?.length) continue
    const sum = segments.reduce((all, segment) => all + segment.minutes, 0)
    if (sum !== minutes)
      findings.push({ check: 'A2', path: activityPath(plan, activity), message: `segments of ${sum} minutes` })
  }
  return findings
}
