import type { Database, Queryable } from '../../db/client.ts'
import { sqlState, uniqueViolation } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { endSessionsOfUser } from '../accounts/session-queries.ts'
import type { Identity } from './identity.ts'
import { dropResetTokens, findByIdentity, holdByEmail, insertLinked, linkUser } from './identity-queries.ts'
import { googleIssuer } from './settings.ts'

export type Linked = { outcome: 'back' | 'new'; user: UserRow } | { outcome: 'unverified' | 'closed' }

const mostTries = 4

/**
 * The account of somebody whom the provider has just signed in: the one linked to that subject, else the one of the
 * verified e-mail, which is then linked, else a new one. Several at once come to one account.
 */
export async function linkAccount(db: Database, identity: Identity, policy: 'open' | 'closed'): Promise<Linked> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => findOrLink(tx, identity, policy))
    } catch (error) {
      // Somebody made or linked the account in the meantime: now it is found.
      if (sqlState(error) !== uniqueViolation || tries === mostTries) throw error
    }
  }
}

async function findOrLink(tx: Queryable, identity: Identity, policy: 'open' | 'closed'): Promise<Linked> {
  const known = await findByIdentity(tx, identity)
  if (known) return { outcome: 'back', user: known }
  const { verifiedEmail } = identity
  if (!verifiedEmail) return { outcome: 'unverified' }
  const authProvider = identity.issuer === googleIssuer ? 'google' : 'oidc'
  const account = await holdByEmail(tx, verifiedEmail)
  if (account) return { outcome: 'back', user: await takeOver(tx, account, { ...identity, authProvider }) }
  if (policy === 'closed') return { outcome: 'closed' }
  return { outcome: 'new', user: await insertLinked(tx, { ...identity, email: verifiedEmail, authProvider }) }
}

/**
 * Our own e-mails are not verified: whoever made this account may never have had the address. So everything that could
 * have let them in is gone, and the one who has proved the address is in.
 */
async function takeOver(tx: Queryable, account: UserRow, identity: Identity & { authProvider: string }) {
  const isLinkedAlready = account.authIssuer === identity.issuer && account.authSubject === identity.subject
  if (isLinkedAlready) return account
  await endSessionsOfUser(tx, account.id)
  await dropResetTokens(tx, account.id)
  return linkUser(tx, account, identity)
}
