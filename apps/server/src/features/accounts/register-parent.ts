import type { Registration } from '@pencil-quest/contract/accounts'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import { hashPassword } from './password-hash.ts'
import { requireUncommonPassword } from './require-uncommon-password.ts'
import { insertUser } from './user-queries.ts'

export async function registerParent(
  db: Database,
  registration: Registration,
  policy: 'open' | 'closed',
): Promise<UserRow> {
  if (policy === 'closed') refuse('registration_closed')
  requireUncommonPassword(registration.password)
  const password = await hashPassword(registration.password)
  return (await insertUser(db, { ...registration, password })) ?? refuse('email_taken')
}
