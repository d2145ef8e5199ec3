import { listPlans, readPlan } from '@pencil-quest/contract/plans'
import { read, readOrNothing } from '#web/lib/reads.ts'

/** Lists and single plans: both name the child. */
export const planPaths = '/api/learning-plan'
export const planListPaths = '/api/learning-plans/'

export function plansQuery(userId: string) {
  return readOrNothing(listPlans, { userId })
}

export function planQuery(planId: string) {
  return read(readPlan, { id: planId })
}
