import { pathWith } from '@pencil-quest/contract/endpoint'
import { listPlans, readPlan } from '@pencil-quest/contract/plans'
import type { QueryClient } from '@tanstack/react-query'
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

export function planPath(planId: number): string {
  return pathWith(readPlan.path, { id: planId })
}

/** For a plan that is no more what was read of it, or is gone. */
export function forgetPlan(client: QueryClient, planId: number): void {
  client.removeQueries({ queryKey: [planPath(planId)] })
}
