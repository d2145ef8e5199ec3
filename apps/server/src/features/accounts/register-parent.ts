import type { Registration } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { insertUser } from './user-queries.ts'

export async function registerParent(
  db: Database,
  registration: Registration,
  policy: 'open' | 'closed',
): Promise<UserRow> {
  if (policy === 'closed') refuse('registration_closed')
  if (isCommonPassword(registration.password)) refusePassword()
  const password = await hashPassword(registration.password)
  return (await insertUser(db, { ...registration, password })) ?? refuse('email_taken')
}

function refusePassword(): never {
  const message = texts.validation.passwordCommon
  return refuse('invalid', { message, issues: [{ path: 'password', message }] })
}
