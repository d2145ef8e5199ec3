import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DatabaseClient, Queryable } from '../db/client.ts'
import { type JobData, type JobName, jobNames, jobQueues } from './definitions.ts'

export interface Attempt {
  /** From 1. */
  number: number
}

export interface JobQueue {
  /** Written with the transaction's own rows: both are there or neither. */
  send<N extends JobName>(tx: Queryable, name: N, data: JobData[N]): Promise<void>
  work<N extends JobName>(
    name: N,
    workers: number,
    handle: (data: JobData[N], attempt: Attempt) => Promise<void>,
  ): Promise<void>
  /** Puts back what is marked as running. Only where no other process can be running it. */
  requeueActive(): Promise<void>
  /** Deletes every job that carries one of these texts, with the transaction's own changes. */
  forget(tx: Queryable, texts: readonly string[]): Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

export interface QueueOptions {
  /** True in a process that runs jobs and watches over those of dead workers. */
  isWorker: boolean
  onError(error: Error): void
}

export async function startQueue({ url, pool }: DatabaseClient, options: QueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'pencil-quest jobs',
    max: 6,
    supervise: options.isWorker,
    schedule: false,
    useListenNotify: options.isWorker,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', options.onError)
  await boss.start()
  for (const name of jobNames) {
    await boss.createQueue(name, jobQueues[name])
    await boss.updateQueue(name, jobQueues[name])
  }
  let isRunning = true

  return {
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    async work<N extends JobName>(
      name: N,
      workers: number,
      handle: (data: JobData[N], attempt: Attempt) => Promise<void>,
    ) {
      for (let count = 0; count < workers; count += 1) {
        const worker = await boss.work<JobData[N], void>(
          name,
          { includeMetadata: true, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 },
          async ([job]) => {
            try {
              if (job) await handle(job.data, { number: job.retryCount + 1 })
            } finally {
              // Without this a worker sleeps its whole polling interval although more jobs wait.
              boss.notifyWorker(worker)
            }
          },
        )
      }
    },
    async requeueActive() {
      const { rows } = await pool.query("select name, id from pgboss.job where state = 'active' and name = any($1)", [
        jobNames,
      ])
      for (const { name, id } of rows) await boss.fail(name, id, { message: 'its process ended' })
    },
    async forget(tx, texts) {
      const wanted = sql`select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
      await tx.execute(
        sql`delete from pgboss.job where exists (select from jsonb_each_text(data) where value in (${wanted}))`,
      )
    },
    isRunning: () => isRunning,
    async stop() {
      isRunning = false
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
