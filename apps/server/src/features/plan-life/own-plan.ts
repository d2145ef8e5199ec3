import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { learningPlans, type PlanRow } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'

/** The plan of this family, held until the transaction ends; missing and foreign are the same. */
export async function holdOwnPlan(tx: Queryable, userId: string, planId: number): Promise<PlanRow> {
  const [plan] = await tx
    .select()
    .from(learningPlans)
    .where(and(eq(learningPlans.id, planId), eq(learningPlans.userId, userId)))
    .for('update')
  return plan ?? refuse('not_found')
}
