import type { Day, PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'

/** What of a plan is printed. */
export interface Part {
  /** Day numbers; null for all. */
  days: readonly number[] | null
  /** Id of one worksheet; null for all of the days. */
  sheet: string | null
  answers: boolean
}

export const whole: Part = { days: null, sheet: null, answers: true }

/** Cover, guide and materials belong to the whole plan. */
export function isWhole({ days, sheet }: Part): boolean {
  return days === null && sheet === null
}

export function daysOf(plan: PlanDocument, { days, sheet }: Part): Day[] {
  if (sheet !== null) return []
  return days === null ? plan.days : plan.days.filter(({ day }) => days.includes(day))
}

export function sheetsOf(plan: PlanDocument, { days, sheet }: Part): Sheet[] {
  if (sheet !== null) return plan.sheets.filter(({ id }) => id === sheet)
  return days === null ? plan.sheets : plan.sheets.filter(({ day }) => days.includes(day))
}
