import type { LogEntry, Stage } from '@pencil-quest/contract/generation'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationLogs } from '../../db/schema/generation-logs.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { announceProgress } from '../../jobs/progress-bus.ts'

/** Words of a request's log. */
export const stageMessages: Record<Stage, string> = {
  waiting: 'Waiting for a free worker',
  composing: 'Composing the plan',
  checking: 'Checking activities, safety and every answer key',
  publishing: 'Publishing the plan',
  packing: 'Printing worksheets and packing them',
  done: 'Done',
}

/** A line of a request's log. Details hold no name and no text of a plan. */
export async function logEvent(
  tx: Queryable,
  requestId: string,
  type: LogEntry['type'],
  message: string,
  details?: Record<string, unknown>,
): Promise<void> {
  await tx.insert(generationLogs).values({ requestId, type, message, details })
}

/** The stage before is over, with its milliseconds; whoever watches is told at commit. */
export async function enterStage(tx: Queryable, requestId: string, stage: Stage): Promise<void> {
  const took = sql`(extract(epoch from clock_timestamp() - ${generationRequests.stageSince}) * 1000)::int`
  const moved = await tx
    .update(generationRequests)
    .set({
      stage,
      finished: sql`${generationRequests.finished} || jsonb_build_object('stage', ${generationRequests.stage}, 'milliseconds', ${took})`,
      stageSince: sql`clock_timestamp()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(generationRequests.id, requestId), sql`${generationRequests.stage} <> ${stage}`))
    .returning({ id: generationRequests.id })
  if (moved.length === 0) return
  await logEvent(tx, requestId, 'stage', stageMessages[stage], { stage })
  await announceProgress(tx, requestId)
}
