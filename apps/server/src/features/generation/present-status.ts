import type { DetailedStatus, ProgressEvent, RequestStatus } from '@pencil-quest/contract/generation'
import type { GenerationRequestRow } from '../../db/schema/generation-requests.ts'
import { type PlanFacts, presentPlanSummary } from '../plans/present-plan-summary.ts'

/** Where a request stands. */
export type RequestState = Pick<
  GenerationRequestRow,
  'id' | 'planId' | 'status' | 'stage' | 'finished' | 'attempts' | 'error' | 'mailWhenReady' | 'createdAt'
>

/** The plan's id is told once the plan can be viewed. */
const viewable = (row: RequestState) => (row.status === 'completed' ? row.planId : null)

export function presentStatus(row: RequestState): RequestStatus {
  return { requestId: row.id, status: row.status, planId: viewable(row), error: row.error }
}

export function presentProgress(row: RequestState): ProgressEvent {
  return { ...presentStatus(row), stage: row.stage, finished: row.finished }
}

export function isOver(row: RequestState): boolean {
  return row.status === 'failed' || row.stage === 'done'
}

export function presentPending(row: RequestState) {
  return { requestId: row.id, status: row.status, timestamp: row.createdAt.toISOString() }
}

function presentWork({ stage, attempts, mailWhenReady }: RequestState) {
  return { stage, attempts, mailWhenReady }
}

export function presentDetailed(row: RequestState, plan: PlanFacts | undefined): DetailedStatus {
  return {
    requestId: row.id,
    status: row.status,
    detailed: {
      plan: plan ? { ...presentPlanSummary(plan), userId: plan.userId, updatedAt: plan.updatedAt.toISOString() } : null,
      pendingRequest: isOver(row) ? null : { ...presentPending(row), ...presentWork(row) },
    },
  }
}
