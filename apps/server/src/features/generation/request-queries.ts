import { limits } from '@pencil-quest/contract/limits'
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { childProfiles } from '../../db/schema/child-profiles.ts'
import { type GenerationRequestRow, generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { users } from '../../db/schema/users.ts'

const ofUser = (userId: string) => eq(generationRequests.userId, userId)
const since = (seconds: number) => gt(generationRequests.createdAt, sql`now() - make_interval(secs => ${seconds})`)

/** One acceptance at a time for a family, so that two equal requests cannot both be the first. */
export async function lockFamily(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function findByKey(tx: Queryable, userId: string, key: string): Promise<GenerationRequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(generationRequests)
    .where(and(ofUser(userId), eq(generationRequests.idempotencyKey, key)))
  return found
}

/** The same request a moment ago. A failed one does not count, so that trying again makes a plan. */
export async function findRecentEqual(
  tx: Queryable,
  userId: string,
  fingerprint: string,
): Promise<GenerationRequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(generationRequests)
    .where(
      and(
        ofUser(userId),
        eq(generationRequests.fingerprint, fingerprint),
        ne(generationRequests.status, 'failed'),
        since(limits.sameRequestWindow),
      ),
    )
    .orderBy(desc(generationRequests.createdAt))
    .limit(1)
  return found
}

export async function countPlans(tx: Queryable, userId: string): Promise<{ inTheMaking: number; today: number }> {
  const [counted] = await tx
    .select({
      today: count(),
      inTheMaking: sql<number>`count(*) filter (where ${generationRequests.status} = 'processing')`.mapWith(Number),
    })
    .from(generationRequests)
    .where(and(ofUser(userId), sql`(${since(24 * 60 * 60)} or ${generationRequests.status} = 'processing')`))
  return counted ?? { inTheMaking: 0, today: 0 }
}

/** The profile of that id, or, without an id, the only one of that name. */
export async function findChild(
  db: Queryable,
  userId: string,
  wanted: { childProfileId?: number | null; childName: string },
): Promise<number | 'unknown' | undefined> {
  const named = wanted.childProfileId
    ? eq(childProfiles.id, wanted.childProfileId)
    : eq(childProfiles.name, wanted.childName)
  const found = await db
    .select({ id: childProfiles.id })
    .from(childProfiles)
    .where(and(eq(childProfiles.userId, userId), named))
    .limit(2)
  if (wanted.childProfileId) return found[0]?.id ?? 'unknown'
  return found.length === 1 ? found[0]?.id : undefined
}

/** Template ids of the child's two latest plans. */
export async function findHistory(db: Queryable, userId: string, childProfileId: number): Promise<string[]> {
  const template = sql`jsonb_path_query_array(${learningPlans.planContent}, '$.days[*].activities[*].meta.templateId')`
  const plans = await db
    .select({ templates: sql<string[]>`${template}` })
    .from(learningPlans)
    .where(
      and(
        eq(learningPlans.userId, userId),
        eq(learningPlans.childProfileId, childProfileId),
        eq(learningPlans.status, 'completed'),
      ),
    )
    .orderBy(desc(learningPlans.createdAt))
    .limit(2)
  return [...new Set(plans.flatMap(({ templates }) => templates))]
}
