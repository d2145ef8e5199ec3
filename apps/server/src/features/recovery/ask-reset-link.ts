import type { Database } from '../../db/client.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { findUserByEmail } from '../accounts/user-queries.ts'
import { makeResetToken } from './reset-token.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  hasMail: boolean
  isDevelopment: boolean
}

/**
 * The call writes one job and nothing else, whoever is asked for: whether there is an account turns up only where the
 * mail is written, so neither the answer nor its time can tell. Answers a token only in development without mail.
 */
export async function askResetLink(parts: Parts, givenEmail: string): Promise<string | undefined> {
  const { db, queue, hasMail, isDevelopment } = parts
  const email = givenEmail.toLowerCase()
  if (hasMail) await queue.send(db, 'send-mail', { kind: 'reset-link', email, askedAt: Date.now() })
  if (hasMail || !isDevelopment) return undefined
  const user = await findUserByEmail(db, email)
  return user && makeResetToken(db, user.id)
}
