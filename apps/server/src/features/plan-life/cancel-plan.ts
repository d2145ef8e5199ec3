import { texts } from '@pencil-quest/contract/texts'
import type { Database, Queryable } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import { failWithin } from '../generation/settle.ts'
import { holdOwnPlan } from './own-plan.ts'

/**
 * Whichever comes first, completion or cancelling, stands.
 * @param alongside what is written with it, or not at all
 */
export async function cancelPlan(
  db: Database,
  userId: string,
  planId: number,
  alongside?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { requestId } = await holdOwnPlan(db, userId, planId)
  await db.transaction(async (tx) => {
    if (!(await failWithin(tx, requestId, texts.toasts.planCancelled))) refuse('not_making')
    await alongside?.(tx)
  })
}
