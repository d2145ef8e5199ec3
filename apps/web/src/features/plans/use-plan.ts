import type { PlanView } from '@pencil-quest/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from './queries.ts'

const whileWaiting = 5000
const whilePrinting = 2000

/** Asked again while the plan or its package is being made; a finished one stays as it was read. */
function nextRead(plan: PlanView | undefined): number | false {
  if (plan?.status === 'processing') return whileWaiting
  return plan?.worksheetPackage?.state === 'making' ? whilePrinting : false
}

export function usePlan(planId: string) {
  return useQuery({ ...planQuery(planId), refetchInterval: ({ state }) => nextRead(state.data?.plan) })
}
