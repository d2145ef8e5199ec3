import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import type { JobName } from '../../jobs/definitions.ts'
import type { JobQueue } from '../../jobs/queue.ts'

const resumeLock = 7_214_004

/**
 * Gives a job to every open request that has none, as after a restore, whose archive holds no queue. Its time begins
 * anew: it was nobody's fault that it stood still.
 */
export async function resumeOpen(db: Database, queue: Pick<JobQueue, 'send'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${resumeLock})`)
    for (const { id } of await withoutJob(tx, 'generate-plan', eq(generationRequests.status, 'processing'))) {
      await queue.send(tx, 'generate-plan', { requestId: id })
    }
    const packing = and(eq(generationRequests.status, 'completed'), eq(generationRequests.stage, 'packing'))
    for (const { id, planId } of await withoutJob(tx, 'make-package', packing)) {
      await queue.send(tx, 'make-package', { requestId: id, planId })
    }
  })
}

function withoutJob(tx: Queryable, name: JobName, isOpen: ReturnType<typeof and>) {
  const job = sql`select from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')
    and data ->> 'requestId' = ${generationRequests.id}::text`
  return tx
    .update(generationRequests)
    .set({ createdAt: sql`now()`, stageSince: sql`now()` })
    .where(and(isOpen, sql`not exists (${job})`))
    .returning({ id: generationRequests.id, planId: generationRequests.planId })
}
