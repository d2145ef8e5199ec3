import type { PrintPreferences } from '@pencil-quest/contract/account'
import type { Paper } from '@pencil-quest/contract/choices'
import { readAvatar } from '@pencil-quest/contract/third-party'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { learningPlans, type PlanRow } from '../../db/schema/learning-plans.ts'
import { type PackageFile, type PlanPackageRow, planPackages } from '../../db/schema/plan-packages.ts'
import { users } from '../../db/schema/users.ts'

/** Which package of a plan. */
export type PackageId = Pick<PlanPackageRow, 'planId' | 'audience' | 'paper'>

const is = ({ planId, audience, paper }: PackageId) =>
  and(eq(planPackages.planId, planId), eq(planPackages.audience, audience), eq(planPackages.paper, paper))

export async function findPackageRow(db: Queryable, id: PackageId): Promise<PlanPackageRow | undefined> {
  const [found] = await db.select().from(planPackages).where(is(id))
  return found
}

export async function findPlan(db: Queryable, planId: number): Promise<PlanRow | undefined> {
  const [found] = await db.select().from(learningPlans).where(eq(learningPlans.id, planId))
  return found
}

/** How the owner of a plan prefers it printed. */
export async function findPreferences(db: Queryable, planId: number): Promise<PrintPreferences> {
  const [found] = await db
    .select({ paper: users.printPaper, inkSaver: users.inkSaver })
    .from(users)
    .innerJoin(learningPlans, eq(learningPlans.userId, users.id))
    .where(eq(learningPlans.id, planId))
  return found ?? { paper: 'letter', inkSaver: false }
}

/** Papers on which the family's package was announced and is not there. */
export async function findAnnouncedPapers(db: Queryable, planId: number): Promise<Paper[]> {
  const found = await db
    .select({ paper: planPackages.paper })
    .from(planPackages)
    .where(and(eq(planPackages.planId, planId), eq(planPackages.audience, 'family'), ne(planPackages.state, 'ready')))
  return found.map(({ paper }) => paper)
}

export async function markMaking(db: Queryable, id: PackageId): Promise<void> {
  await db
    .insert(planPackages)
    .values({ ...id, state: 'making', attempts: 1 })
    .onConflictDoUpdate({
      target: [planPackages.planId, planPackages.audience, planPackages.paper],
      set: { state: 'making', attempts: sql`${planPackages.attempts} + 1`, error: null, updatedAt: sql`now()` },
    })
}

interface Made {
  cacheKey: string
  zipFilename: string
  files: PackageFile[]
}

/** False where the package was dropped in the meantime: nobody may get these files. */
export async function markReady(db: Queryable, id: PackageId, made: Made): Promise<boolean> {
  const changed = await db
    .update(planPackages)
    .set({ ...made, state: 'ready', error: null, updatedAt: sql`now()` })
    .where(is(id))
    .returning({ planId: planPackages.planId })
  return changed.length > 0
}

export async function markFailed(db: Queryable, id: PackageId, error: string): Promise<void> {
  await db.update(planPackages).set({ state: 'failed', error, updatedAt: sql`now()` }).where(is(id))
}

/** Deletes the packages that show this child's name and answers their files. */
export async function dropPackageRows(db: Queryable, userId: string, profileId: number): Promise<string[]> {
  const plans = await db
    .select({ id: learningPlans.id })
    .from(learningPlans)
    .where(and(eq(learningPlans.userId, userId), eq(learningPlans.childProfileId, profileId)))
  const planIds = plans.map(({ id }) => id)
  if (planIds.length === 0) return []
  const dropped = await db
    .delete(planPackages)
    .where(and(inArray(planPackages.planId, planIds), eq(planPackages.audience, 'family')))
    .returning({ files: planPackages.files })
  return dropped.flatMap(({ files }) => files.map(({ hash }) => hash))
}

/** Those of the files that nobody names any more: no package, and no parent as the picture. */
export async function unusedOf(db: Queryable, hashes: readonly string[]): Promise<string[]> {
  const user = sql`select from ${planPackages}
    where ${planPackages.files} @> jsonb_build_array(jsonb_build_object('hash', hash))`
  const shown = sql`select from ${users} where ${users.profileImageUrl} = ${readAvatar.path.replace('{file}', '')} || hash`
  const { rows } = await db.execute<{ hash: string }>(
    sql`select distinct hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as hash
      where not exists (${user}) and not exists (${shown})`,
  )
  return rows.map(({ hash }) => hash)
}
