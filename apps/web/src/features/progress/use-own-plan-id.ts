import { useQuery } from '@tanstack/react-query'
import { detailedStatusQuery } from '#web/features/generation/queries.ts'

/** The plan that a request is for, also while it cannot be viewed yet: to cancel it, or to make it again. */
export function useOwnPlanId(requestId: string): number | null {
  return useQuery(detailedStatusQuery(requestId)).data?.detailed.plan?.id ?? null
}
