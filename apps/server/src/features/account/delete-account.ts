import { accountMessages } from '@pencil-quest/contract/account'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { announceProgress } from '../../jobs/progress-bus.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { endSessionsOfUser } from '../accounts/session-queries.ts'
import { avatarHash } from '../third-party/avatar.ts'
import { provePassword, refuseField } from './prove-password.ts'
import { holdUser, listFileHashes, listRequestIds, removeUser } from './queries.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'forget'>
  slowdown: LoginSlowdown | undefined
  /** Deletes those of the files that no package names any more. */
  dropFiles(hashes: readonly string[]): Promise<void>
}

interface Proof {
  currentPassword?: string
  email?: string
  address: string
}

/** Everything of the family at once. A worker that is at one of its plans finds nothing to finish. */
export async function deleteAccount(parts: Parts, user: UserRow, proof: Proof): Promise<void> {
  const { currentPassword, address, email } = proof
  if (user.password !== null) await provePassword(user, { slowdown: parts.slowdown, currentPassword, address })
  else if (email?.toLowerCase() !== user.email) refuseField('email', accountMessages.wrongEmail)
  const hashes = await parts.db.transaction(async (tx) => {
    const held = await holdUser(tx, user.id)
    if (!held) return []
    const [requestIds, files] = [await listRequestIds(tx, user.id), await listFileHashes(tx, user.id)]
    await endSessionsOfUser(tx, user.id)
    await parts.queue.forget(tx, [user.id, held.email, ...requestIds])
    await removeUser(tx, user.id)
    // Whoever still watches a plan being made is told to look, and finds it gone.
    for (const requestId of requestIds) await announceProgress(tx, requestId)
    const avatar = avatarHash(held)
    return avatar ? [...files, avatar] : files
  })
  await parts.dropFiles(hashes)
}
