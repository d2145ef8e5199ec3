import type { Database, Queryable } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { audit } from '../audit/audit.ts'
import { cancelPlan } from '../plan-life/cancel-plan.ts'
import { retryPlan } from '../plan-life/retry-plan.ts'
import { findPlan } from './queries.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
}

/** As its family does it, but for the limits. Answers the new request. */
export async function retryAsAdmin(parts: Parts, admin: AdminSession, planId: number): Promise<string> {
  const { userId, ...before } = (await findPlan(parts.db, planId)) ?? refuse('not_found')
  return retryPlan({ ...parts, hasQuotas: false }, userId, planId, (tx, requestId) =>
    write(tx, admin, 'plan.retry', planId, before, { status: 'processing', requestId }),
  )
}

export async function cancelAsAdmin({ db }: Parts, admin: AdminSession, planId: number): Promise<void> {
  const { userId, ...before } = (await findPlan(db, planId)) ?? refuse('not_found')
  await cancelPlan(db, userId, planId, (tx) =>
    write(tx, admin, 'plan.cancel', planId, before, { status: 'failed', requestId: before.requestId }),
  )
}

/** Never whose plan it is: the record outlives the account. */
function write(tx: Queryable, admin: AdminSession, action: string, planId: number, before: object, after: object) {
  return audit(tx, admin, { action, object: `learning_plans ${planId}`, before, after })
}
