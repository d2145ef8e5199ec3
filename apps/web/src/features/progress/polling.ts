import type { RequestStatus } from '@pencil-quest/contract/generation'

/** Milliseconds; specification 1, section 9. */
export const pollWhileProcessing = 5000
export const pollWithoutPlan = 2000
export const pollRetries = 3
export const pollRetryDelay = 2000

/** When to ask again; false: never. An error is asked again like a plan in the making. */
export function nextPoll(status: Pick<RequestStatus, 'status' | 'planId'> | undefined): number | false {
  if (status?.status === 'failed') return false
  if (status?.status !== 'completed') return pollWhileProcessing
  return status.planId === null ? pollWithoutPlan : false
}

/** Completed without a plan id is not yet ready. */
export function isReady(status: Pick<RequestStatus, 'status' | 'planId'> | undefined): boolean {
  return status?.status === 'completed' && status.planId !== null
}
