import { sampleUserId } from '@pencil-quest/contract/demo'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { childProfiles } from '../../db/schema/child-profiles.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { users } from '../../db/schema/users.ts'

/** How much is stored; the sample family is nobody. */
export async function countStored(db: Database) {
  const [plansMade, families, children, states, size] = await Promise.all([
    db.$count(learningPlans, and(eq(learningPlans.status, 'completed'), ne(learningPlans.userId, sampleUserId))),
    db.$count(users, ne(users.id, sampleUserId)),
    db.$count(childProfiles, ne(childProfiles.userId, sampleUserId)),
    db
      .select({ status: generationRequests.status, count: sql<number>`count(*)` })
      .from(generationRequests)
      .where(ne(generationRequests.userId, sampleUserId))
      .groupBy(generationRequests.status),
    db.execute<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`),
  ])
  const requestsAt = (status: string) => states.find((state) => state.status === status)?.count ?? 0
  return {
    plansMade,
    families,
    children,
    requests: {
      processing: requestsAt('processing'),
      completed: requestsAt('completed'),
      failed: requestsAt('failed'),
    },
    databaseBytes: size.rows[0]?.bytes ?? 0,
  }
}
