import type { ScoredCheck } from '../../check.ts'
import { activityMinutes, movementEvery, paceGrade, segmentCap, slotsPerDay } from '../../grade-tables.ts'
import { type LooseDay, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'

const mostPreparation = { activity: 5, day: 10 }

export const pacing: ScoredCheck = {
  id: 'A3',
  name: 'Pacing fits the age',
  threshold: 'bands, movement and preparation 100 %, segments 95 %',
  weight: 4,
  measure(plan, { childGrade, childAge, duration }) {
    const grade = paceGrade(childGrade, childAge)
    const bands = new Part('minutes of an activity')
    const slots = new Part('activities a day')
    const segments = new Part('longest segment', 0.95)
    const preparation = new Part('preparation')
    const movement = new Part('movement')
    for (const { meta, path } of placedActivities(plan)) {
      const { minutes, prepMinutes } = meta
      const [least, most] = activityMinutes[grade]
      if (minutes !== undefined) bands.note(minutes >= least && minutes <= most, path, `${minutes} minutes`)
      if (prepMinutes !== undefined)
        preparation.note(prepMinutes <= mostPreparation.activity, path, `${prepMinutes} minutes to prepare`)
      for (const segment of meta.segments ?? [])
        segments.note(segment.minutes <= segmentCap[grade], path, `${segment.minutes} minutes of ${segment.phase}`)
    }
    for (const [d, day] of plan.days.entries()) {
      const path = `days[${d}]`
      const away = Math.abs(day.activities.length - slotsPerDay[duration][grade])
      slots.note(away <= 1, path, `${day.activities.length} activities`)
      const prepared = day.activities.reduce((sum, { meta }) => sum + (meta?.prepMinutes ?? 0), 0)
      if (preparation.of > 0) preparation.note(prepared <= mostPreparation.day, path, `${prepared} minutes to prepare`)
      const still = longestStill(day)
      if (still !== null) movement.note(still <= movementEvery[grade], path, `${still} minutes without moving`)
    }
    return [slots, bands, segments, preparation, movement]
  },
}

/** Most minutes in a row without a break or an activity that the body does; null where minutes are not told. */
function longestStill({ opener, activities, breaks, close }: LooseDay): number | null {
  let still = opener.minutes
  let longest = still
  for (const [i, { meta }] of activities.entries()) {
    if (meta?.minutes === undefined) return null
    still = meta.modality?.primary === 'kinesthetic' ? 0 : still + meta.minutes
    longest = Math.max(longest, still)
    if (breaks.some(({ after }) => after === i + 1)) still = 0
  }
  return Math.max(longest, still + close.minutes)
}
