import type { PlanView } from '@pencil-quest/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '#web/lib/call-error.ts'
import { planQuery } from './queries.ts'

const whileWaiting = 5000
const whilePrinting = 2000

/** Asked again while the plan or its package is being made; a finished one stays as it was read. */
function nextRead(plan: PlanView | undefined): number | false {
  if (plan?.status === 'processing') return whileWaiting
  return plan?.worksheetPackage?.state === 'making' ? whilePrinting : false
}

export function usePlan(planId: string) {
  const plan = useQuery({ ...planQuery(planId), refetchInterval: ({ state }) => nextRead(state.data?.plan) })
  // Deleted in the meantime: what was read of it before is not shown on.
  return hasStatus(plan.error, 404) ? { ...plan, data: undefined } : plan
}
