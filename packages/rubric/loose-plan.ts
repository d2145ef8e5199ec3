import type { Activity, ActivityMeta, Day, PlanDocument } from '@pencil-quest/contract/plan-document'

/** An activity of any engine: those that work with words alone leave parts of `meta` out. */
export type LooseActivity = Omit<Activity, 'meta'> & { meta?: Partial<ActivityMeta> }
export type LooseDay = Omit<Day, 'activities'> & { activities: LooseActivity[] }

/** A plan of any engine. Every plan document is one. */
export type LoosePlan = Omit<PlanDocument, 'days'> & { days: LooseDay[] }

/** An activity with its place in the document and its day, from 1. */
export interface PlacedActivity {
  activity: LooseActivity
  meta: Partial<ActivityMeta>
  path: string
  day: number
}

export function placedActivities(plan: LoosePlan): PlacedActivity[] {
  return plan.days.flatMap((day, d) =>
    day.activities.map((activity, a) => ({
      activity,
      meta: activity.meta ?? {},
      path: `days[${d}].activities[${a}]`,
      day: day.day,
    })),
  )
}

/** Whether every activity carries these parts, so that a check of them means something. */
export function hasMeta(plan: LoosePlan, parts: readonly (keyof ActivityMeta)[]): plan is PlanDocument {
  return plan.days.every(({ activities }) =>
    activities.every(({ meta }) => parts.every((part) => meta?.[part] !== undefined)),
  )
}
