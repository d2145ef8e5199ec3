import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'

/** False where the request has ended: a mail that is to be sent is on its way then. */
export async function wishForMail(tx: Queryable, requestId: string, mailWhenReady: boolean): Promise<boolean> {
  const changed = await tx
    .update(generationRequests)
    .set({ mailWhenReady, updatedAt: sql`now()` })
    .where(and(eq(generationRequests.id, requestId), eq(generationRequests.status, 'processing')))
    .returning({ id: generationRequests.id })
  return changed.length > 0
}
