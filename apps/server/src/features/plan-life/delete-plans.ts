import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { planPackages } from '../../db/schema/plan-packages.ts'
import { refuse } from '../../http/refusal.ts'

interface Parts {
  db: Database
  /** Deletes those of the files that no package names any more. */
  dropFiles?(hashes: readonly string[]): Promise<void>
}

/** Requests, logs and packages go with the plan, so a worker that is at it finds nothing to finish. */
export async function deletePlan(parts: Parts, userId: string, planId: number): Promise<void> {
  const deleted = await deleteWhere(parts, and(eq(learningPlans.id, planId), eq(learningPlans.userId, userId)))
  if (deleted === 0) refuse('not_found')
}

export async function clearPlans(parts: Parts, userId: string): Promise<void> {
  await deleteWhere(parts, eq(learningPlans.userId, userId))
}

async function deleteWhere({ db, dropFiles }: Parts, where: ReturnType<typeof and>): Promise<number> {
  const { count, hashes } = await db.transaction(async (tx) => {
    const packages = await tx
      .select({ files: planPackages.files })
      .from(planPackages)
      .innerJoin(learningPlans, eq(planPackages.planId, learningPlans.id))
      .where(where)
    const deleted = await tx.delete(learningPlans).where(where).returning({ id: learningPlans.id })
    return { count: deleted.length, hashes: packages.flatMap(({ files }) => files.map(({ hash }) => hash)) }
  })
  await dropFiles?.(hashes)
  return count
}
