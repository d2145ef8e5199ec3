import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { announceProgress } from '../../jobs/progress-bus.ts'
import { logEvent } from './stages.ts'

/** A request that took its worker down this often is given up. */
const mostAttempts = 5

export interface Work {
  requestId: string
  planId: number
  request: ComposeRequest
}

export type TakeUp =
  | { outcome: 'continue'; work: Work }
  | { outcome: 'failed'; work: Work; reason: string }
  | { outcome: 'settled' }

/** Marks the request as being worked on. One that has ended already, or is gone, is settled. */
export async function takeUp(db: Database, requestId: string): Promise<TakeUp> {
  const waited = sql`(extract(epoch from clock_timestamp() - ${generationRequests.createdAt}) * 1000)::int`
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(generationRequests)
      .set({
        attempts: sql`${generationRequests.attempts} + 1`,
        stage: 'composing',
        finished: sql`jsonb_build_array(jsonb_build_object('stage', 'waiting', 'milliseconds', ${waited}))`,
        stageSince: sql`clock_timestamp()`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(generationRequests.id, requestId), eq(generationRequests.status, 'processing')))
      .returning()
    if (!row) return { outcome: 'settled' }
    await logEvent(tx, requestId, 'stage', 'Composing the plan', { stage: 'composing', attempt: row.attempts })
    await announceProgress(tx, requestId)
    const work = { requestId, planId: row.planId, request: row.composeRequest }
    if (row.attempts <= mostAttempts) return { outcome: 'continue', work }
    return { outcome: 'failed', work, reason: 'The plan could not be made after several tries.' }
  })
}
