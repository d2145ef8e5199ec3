import type { Queue } from 'pg-boss'

/**
 * A mail to send. It names whom and what for, never what the mail says: a link's token is made when the mail is, so that
 * none is kept in a queue.
 */
export type MailJob =
  | { kind: 'reset-link'; email: string; askedAt: number }
  | { kind: 'password-changed'; userId: string }
  | { kind: 'plan-ready'; requestId: string }

/** What each job carries. */
export interface JobData {
  'generate-plan': { requestId: string }
  'make-package': { requestId: string; planId: number }
  'send-mail': MailJob
}
export type JobName = keyof JobData

/**
 * A killed worker's job is taken over after its heartbeat; the retry limits are above what the handlers
 * themselves allow, so that the handler always has the last word.
 */
export const jobQueues = {
  'generate-plan': { notify: true, heartbeatSeconds: 10, expireInSeconds: 400, retryLimit: 10, retryDelay: 0 },
  'make-package': { notify: true, heartbeatSeconds: 10, expireInSeconds: 300, retryLimit: 6, retryDelay: 2 },
  // From half a minute to half an hour apart, for about half a day; what is done or given up is soon forgotten.
  'send-mail': {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    retryLimit: 24,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 1800,
    deleteAfterSeconds: 600,
  },
} as const satisfies Record<JobName, Omit<Queue, 'name'>>

export const jobNames = Object.keys(jobQueues) as JobName[]
