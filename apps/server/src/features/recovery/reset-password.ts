import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { requireUncommonPassword } from '../accounts/require-uncommon-password.ts'
import { endSessionsOfUser } from '../accounts/session-queries.ts'
import { holdUser, ownerOfResetToken, replaceTokens, spendResetToken } from './reset-token.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  hasMail: boolean
}

/** The token is used, the password changed and every session ended in one transaction; then the owner is told by mail. */
export async function resetPassword(
  { db, queue, hasMail }: Parts,
  given: { token: string; password: string },
): Promise<void> {
  requireUncommonPassword(given.password)
  const userId = (await ownerOfResetToken(db, given.token)) ?? refuse('reset_link_invalid')
  const password = await hashPassword(given.password)
  await db.transaction(async (tx) => {
    await holdUser(tx, userId)
    if (!(await spendResetToken(tx, given.token))) refuse('reset_link_invalid')
    await tx.update(users).set({ password, updatedAt: sql`now()` }).where(eq(users.id, userId))
    await replaceTokens(tx, userId)
    await endSessionsOfUser(tx, userId)
    if (hasMail) await queue.send(tx, 'send-mail', { kind: 'password-changed', userId })
  })
}
