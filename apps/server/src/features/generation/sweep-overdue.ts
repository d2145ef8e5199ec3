import { limits } from '@pencil-quest/contract/limits'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { givePackageUp } from './pack-plan.ts'
import { failRequest } from './settle.ts'
import { logEvent } from './stages.ts'

/** Seconds before the promised end, so that the sweep itself is in time. */
const margin = 5
/** Seconds after which a package in the making is given up. */
const packageDeadline = 600

/** Ends what should have ended: every accepted request is completed or failed by its deadline. */
export async function sweepOverdue(db: Database): Promise<void> {
  const late = await db
    .select({ id: generationRequests.id })
    .from(generationRequests)
    .where(and(eq(generationRequests.status, 'processing'), older('created_at', limits.generationDeadline - margin)))
  for (const { id } of late) await failRequest(db, id, 'The plan took too long. Please try again.')

  const stuck = await db
    .select({ id: generationRequests.id, planId: generationRequests.planId })
    .from(generationRequests)
    .where(and(eq(generationRequests.stage, 'packing'), older('stage_since', packageDeadline)))
  for (const { id, planId } of stuck) {
    await logEvent(db, id, 'error', 'The package took too long')
    await givePackageUp(db, id, planId)
  }
}

function older(column: 'created_at' | 'stage_since', seconds: number) {
  const moment = column === 'created_at' ? generationRequests.createdAt : generationRequests.stageSince
  return lt(moment, sql`now() - make_interval(secs => ${seconds})`)
}
