import { type PlanDocument, planDocumentVersion } from '@pencil-quest/contract/plan-document'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { planPackages } from '../../db/schema/plan-packages.ts'
import { users } from '../../db/schema/users.ts'
import { announceProgress } from '../../jobs/progress-bus.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { enterStage, logEvent } from './stages.ts'
import type { Work } from './take-up.ts'

/** Only a request that is still open ends; nothing where it has ended otherwise in the meantime. */
async function endRequest(
  tx: Queryable,
  requestId: string,
  end: { status: 'completed' } | { status: 'failed'; error: string },
): Promise<{ mailWhenReady: boolean } | undefined> {
  const [ended] = await tx
    .update(generationRequests)
    .set({ ...end, updatedAt: sql`now()` })
    .where(and(eq(generationRequests.id, requestId), eq(generationRequests.status, 'processing')))
    .returning({ mailWhenReady: generationRequests.mailWhenReady })
  return ended
}

/** Content, status and the package's job in one transaction. */
export async function publishPlan(
  db: Database,
  queue: Pick<JobQueue, 'send'>,
  { requestId, planId }: Work,
  document: PlanDocument,
  options: { isPacked: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await endRequest(tx, requestId, { status: 'completed' })
    if (!ended) return
    await tx
      .update(learningPlans)
      .set({
        planContent: document,
        schemaVersion: planDocumentVersion,
        generationSource: document.engine.name,
        status: 'completed',
        error: null,
        updatedAt: sql`now()`,
      })
      .where(eq(learningPlans.id, planId))
    if (options.isPacked) {
      const paper = sql`(select ${users.printPaper} from ${users} join ${learningPlans} on ${users.id} = ${learningPlans.userId}
        where ${learningPlans.id} = ${planId})`
      await tx.insert(planPackages).values({ planId, audience: 'family', paper }).onConflictDoNothing()
      await queue.send(tx, 'make-package', { requestId, planId })
    }
    if (ended.mailWhenReady) await queue.send(tx, 'send-mail', { kind: 'plan-ready', requestId })
    await enterStage(tx, requestId, options.isPacked ? 'packing' : 'done')
  })
}

/** A failed plan with its reason, for the parent; what exactly went wrong is in the log. False where it has ended. */
export async function failRequest(
  db: Database,
  requestId: string,
  reason: string,
  details?: Record<string, unknown>,
): Promise<boolean> {
  return db.transaction((tx) => failWithin(tx, requestId, reason, details))
}

/** The same in a transaction of the caller's. */
export async function failWithin(
  tx: Queryable,
  requestId: string,
  reason: string,
  details?: Record<string, unknown>,
): Promise<boolean> {
  if (!(await endRequest(tx, requestId, { status: 'failed', error: reason }))) return false
  await tx
    .update(learningPlans)
    .set({ status: 'failed', error: reason, updatedAt: sql`now()` })
    .where(and(eq(learningPlans.requestId, requestId), eq(learningPlans.status, 'processing')))
  await logEvent(tx, requestId, 'error', reason, details)
  await announceProgress(tx, requestId)
  return true
}
