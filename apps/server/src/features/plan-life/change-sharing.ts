import type { Sharing } from '@pencil-quest/contract/plans'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'

export async function changeSharing(db: Database, userId: string, planId: number, sharing: Sharing): Promise<void> {
  const changed = await db
    .update(learningPlans)
    .set({ sharing, updatedAt: sql`now()` })
    .where(and(eq(learningPlans.id, planId), eq(learningPlans.userId, userId)))
    .returning({ id: learningPlans.id })
  if (changed.length === 0) refuse('not_found')
}
