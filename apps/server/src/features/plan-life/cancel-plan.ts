import { texts } from '@pencil-quest/contract/texts'
import type { Database } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import { failRequest } from '../generation/settle.ts'
import { holdOwnPlan } from './own-plan.ts'

/** Whichever comes first, completion or cancelling, stands. */
export async function cancelPlan(db: Database, userId: string, planId: number): Promise<void> {
  const { requestId } = await holdOwnPlan(db, userId, planId)
  if (!(await failRequest(db, requestId, texts.toasts.planCancelled))) refuse('not_making')
}
