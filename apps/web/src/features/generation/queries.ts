import {
  generationActivity,
  planOptions,
  requestLogs,
  requestStatus,
  requestStatusDetailed,
} from '@pencil-quest/contract/generation'
import { read } from '#web/lib/reads.ts'

/** What this server can make today. */
export const planOptionsQuery = read(planOptions)

export const activityQuery = read(generationActivity)

/** Of the reads below. */
export const requestPaths = '/api/requests/'

export const statusQuery = (requestId: string) => read(requestStatus, { requestId })
export const detailedStatusQuery = (requestId: string) => read(requestStatusDetailed, { requestId })
export const logsQuery = (requestId: string) => read(requestLogs, { requestId })
