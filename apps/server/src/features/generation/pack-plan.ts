import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { planPackages } from '../../db/schema/plan-packages.ts'
import type { PackageMaker } from './ports.ts'
import { enterStage, logEvent } from './stages.ts'

const mostAttempts = 3

/** Makes the family's package after the plan. A package that fails never takes the plan with it. */
export async function packPlan(
  { db, packages, onError }: { db: Database; packages: PackageMaker; onError(error: unknown): void },
  { requestId, planId }: { requestId: string; planId: number },
  attempt: number,
): Promise<void> {
  try {
    await packages.makePackage(planId)
  } catch (error) {
    await logEvent(db, requestId, 'error', 'The package could not be made', { name: Object(error).name, attempt })
    onError(error)
    if (attempt < mostAttempts) throw error
    await givePackageUp(db, requestId, planId)
    return
  }
  await enterStage(db, requestId, 'done')
}

export async function givePackageUp(db: Database, requestId: string, planId: number): Promise<void> {
  await db.transaction(async (tx: Queryable) => {
    await tx
      .update(planPackages)
      .set({ state: 'failed', updatedAt: sql`now()` })
      .where(and(eq(planPackages.planId, planId), eq(planPackages.state, 'making')))
    await enterStage(tx, requestId, 'done')
  })
}
