import type { Queue } from 'pg-boss'

/** What each job carries. */
export interface JobData {
  'generate-plan': { requestId: string }
  'make-package': { requestId: string; planId: number }
}
export type JobName = keyof JobData

/**
 * A killed worker's job is taken over after its heartbeat; the retry limits are above what the handlers
 * themselves allow, so that the handler always has the last word.
 */
export const jobQueues = {
  'generate-plan': { notify: true, heartbeatSeconds: 10, expireInSeconds: 400, retryLimit: 10, retryDelay: 0 },
  'make-package': { notify: true, heartbeatSeconds: 10, expireInSeconds: 300, retryLimit: 6, retryDelay: 2 },
} as const satisfies Record<JobName, Omit<Queue, 'name'>>

export const jobNames = Object.keys(jobQueues) as JobName[]
