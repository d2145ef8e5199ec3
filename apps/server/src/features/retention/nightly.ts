import type { Database } from '../../db/client.ts'
import { dropExpiredSessions } from '../accounts/session-queries.ts'
import { dropOldLogs, dropOldPayloads } from '../generation/drop-old.ts'
import { dropOldResetTokens } from '../recovery/reset-token.ts'

const day = 24 * 60 * 60_000

/** What is kept for a time only, each with its own rule of age; doing it twice does no harm. */
export async function dropOutdated(db: Database): Promise<void> {
  await dropExpiredSessions(db)
  await dropOldResetTokens(db)
  await dropOldLogs(db)
  await dropOldPayloads(db)
}

/** At the start, so that a server that runs by day alone does it too, and then once a day. Answers how to stop it. */
export async function keepRetention(db: Database, onError: (error: unknown) => void): Promise<() => void> {
  await dropOutdated(db).catch(onError)
  const timer = setInterval(() => void dropOutdated(db).catch(onError), day)
  return () => clearInterval(timer)
}
