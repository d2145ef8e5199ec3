import type { DetailedStatus, ProgressEvent, RequestStatus } from '@pencil-quest/contract/generation'
import type { GenerationRequestRow } from '../../db/schema/generation-requests.ts'
import { type PlanFacts, presentPlanSummary } from '../plans/present-plan-summary.ts'

/** The plan's id is told once the plan can be viewed. */
const viewable = (row: GenerationRequestRow) => (row.status === 'completed' ? row.planId : null)

export function presentStatus(row: GenerationRequestRow): RequestStatus {
  return { requestId: row.id, status: row.status, planId: viewable(row), error: row.error }
}

export function presentProgress(row: GenerationRequestRow): ProgressEvent {
  return { ...presentStatus(row), stage: row.stage, finished: row.finished }
}

export function isOver(row: GenerationRequestRow): boolean {
  return row.status === 'failed' || row.stage === 'done'
}

export function presentPending(row: GenerationRequestRow) {
  return { requestId: row.id, status: row.status, timestamp: row.createdAt.toISOString() }
}

export function presentDetailed(row: GenerationRequestRow, plan: PlanFacts | undefined): DetailedStatus {
  return {
    requestId: row.id,
    status: row.status,
    detailed: {
      plan: plan ? { ...presentPlanSummary(plan), userId: plan.userId, updatedAt: plan.updatedAt.toISOString() } : null,
      pendingRequest: isOver(row) ? null : { ...presentPending(row), stage: row.stage, attempts: row.attempts },
    },
  }
}
