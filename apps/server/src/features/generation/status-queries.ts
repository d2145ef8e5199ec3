import { and, asc, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationLogs } from '../../db/schema/generation-logs.ts'
import { type GenerationRequestRow, generationRequests } from '../../db/schema/generation-requests.ts'

const mostLogs = 500

/** A request of this family; one whose plan was made again answers with the newest one's state. */
export async function findRequest(
  db: Queryable,
  userId: string,
  requestId: string,
): Promise<GenerationRequestRow | undefined> {
  const own = (id: string) => and(eq(generationRequests.id, id), eq(generationRequests.userId, userId))
  const [found] = await db.select().from(generationRequests).where(own(requestId))
  return found?.retriedBy ? findRequest(db, userId, found.retriedBy) : found
}

export function listLogs(db: Queryable, requestId: string) {
  return db
    .select()
    .from(generationLogs)
    .where(eq(generationLogs.requestId, requestId))
    .orderBy(asc(generationLogs.id))
    .limit(mostLogs)
}

export function listPending(db: Queryable, userId: string) {
  return db
    .select()
    .from(generationRequests)
    .where(and(eq(generationRequests.userId, userId), eq(generationRequests.status, 'processing')))
    .orderBy(desc(generationRequests.createdAt))
    .limit(100)
}

export function listRecentLogs(db: Queryable, userId: string) {
  return db
    .select({
      requestId: generationLogs.requestId,
      type: generationLogs.type,
      message: generationLogs.message,
      createdAt: generationLogs.createdAt,
    })
    .from(generationLogs)
    .innerJoin(generationRequests, eq(generationLogs.requestId, generationRequests.id))
    .where(eq(generationRequests.userId, userId))
    .orderBy(desc(generationLogs.id))
    .limit(50)
}
