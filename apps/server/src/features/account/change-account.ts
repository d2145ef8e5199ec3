import { type AccountChange, accountMessages } from '@pencil-quest/contract/account'
import { type Database, sqlState, uniqueViolation } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { requireUncommonPassword } from '../accounts/require-uncommon-password.ts'
import { endSessionsOfUser, startParentSession } from '../accounts/session-queries.ts'
import { provePassword, refuseField } from './prove-password.ts'
import { dropResetTokens, type UserValues, updateUser } from './queries.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  /** Then the owner is told of a new password. */
  hasMail: boolean
  slowdown: LoginSlowdown | undefined
}

/** Where the call comes from. */
export interface From {
  address: string
  device: string | undefined
}

/**
 * E-mail and password change only with the current password, compared with what the account still has when it is
 * written. A new password ends every session; the one that is opened in place of the caller's is answered.
 */
export async function changeAccount(
  { db, queue, slowdown, hasMail }: Parts,
  user: UserRow,
  change: AccountChange,
  { address, device }: From,
): Promise<{ user: UserRow; sessionToken?: string }> {
  const { firstName, lastName, email, newPassword, currentPassword, paper, inkSaver } = change
  const isSecured = email !== undefined || newPassword !== undefined
  if (email !== undefined && user.password === null) refuseField('email', accountMessages.emailElsewhere)
  if (isSecured) await provePassword(user, { slowdown, currentPassword, address })
  if (newPassword !== undefined) requireUncommonPassword(newPassword, 'newPassword')
  const password = newPassword === undefined ? undefined : await hashPassword(newPassword)
  const values: UserValues = { firstName, lastName, email: email?.toLowerCase(), password, printPaper: paper, inkSaver }
  try {
    return await db.transaction(async (tx) => {
      const changed = await updateUser(tx, user.id, values, isSecured ? user.password : undefined)
      if (!changed) return refuse('conflict')
      if (isSecured) await dropResetTokens(tx, user.id)
      if (password === undefined) return { user: changed }
      await endSessionsOfUser(tx, user.id)
      if (hasMail) await queue.send(tx, 'send-mail', { kind: 'password-changed', userId: user.id })
      return { user: changed, sessionToken: await startParentSession(tx, user.id, { device }) }
    })
  } catch (error) {
    if (sqlState(error) === uniqueViolation) refuse('email_taken')
    throw error
  }
}
