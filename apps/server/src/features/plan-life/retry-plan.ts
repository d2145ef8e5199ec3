import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { lockFamily } from '../generation/request-queries.ts'
import { requireQuota } from '../generation/require-quota.ts'
import { logEvent } from '../generation/stages.ts'
import { holdOwnPlan } from './own-plan.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  hasQuotas: boolean
}

/**
 * The failed plan keeps its id and gets a new request, which also answers for the old one.
 * @param alongside what is written with it, or not at all
 */
export async function retryPlan(
  parts: Parts,
  userId: string,
  planId: number,
  alongside?: (tx: Queryable, requestId: string) => Promise<void>,
): Promise<string> {
  return parts.db.transaction(async (tx) => {
    await lockFamily(tx, userId)
    const plan = await holdOwnPlan(tx, userId, planId)
    if (plan.status !== 'failed') refuse('not_failed')
    if (parts.hasQuotas) await requireQuota(tx, userId)
    const requestId = randomUUID()
    const [before] = await tx
      .update(generationRequests)
      .set({ retriedBy: requestId, updatedAt: sql`now()` })
      .where(eq(generationRequests.id, plan.requestId))
      .returning()
    if (!before) return refuse('not_found')
    const { composeRequest, fingerprint, mailWhenReady } = before
    await tx
      .insert(generationRequests)
      .values({ id: requestId, planId, userId, composeRequest, fingerprint, mailWhenReady })
    await tx
      .update(learningPlans)
      .set({ status: 'processing', error: null, requestId, updatedAt: sql`now()` })
      .where(eq(learningPlans.id, planId))
    await logEvent(tx, requestId, 'info', 'Request accepted again', { before: before.id })
    await parts.queue.send(tx, 'generate-plan', { requestId })
    await alongside?.(tx, requestId)
    return requestId
  })
}
