import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationLogs } from '../../db/schema/generation-logs.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'

export async function dropOldLogs(db: Queryable): Promise<void> {
  await db.delete(generationLogs).where(lt(generationLogs.createdAt, sql`now() - interval '30 days'`))
}

/** The raw answer of an outside engine; the plan made of it stays. */
export async function dropOldPayloads(db: Queryable): Promise<void> {
  const isOld = lt(learningPlans.createdAt, sql`now() - interval '7 days'`)
  await db
    .update(learningPlans)
    .set({ sourceJson: null })
    .where(and(isNotNull(learningPlans.sourceJson), isOld))
}
