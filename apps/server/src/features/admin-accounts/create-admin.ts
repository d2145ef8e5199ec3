import type { Queryable } from '../../db/client.ts'
import { adminAudit } from '../../db/schema/admin-audit.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { FirstAdmin } from './ensure-first-admin.ts'
import { generatePassword } from './generate-password.ts'

interface Wanted {
  username: string
  password: string | undefined
}

/** Makes one more admin, by the operator at the machine; undefined where the name is taken. */
export async function createAdmin(db: Queryable, { username, password }: Wanted): Promise<FirstAdmin | undefined> {
  const generatedPassword = password === undefined ? generatePassword() : undefined
  const hash = await hashPassword(password ?? generatedPassword ?? '')
  const [made] = await db.insert(adminUsers).values({ username, password: hash }).onConflictDoNothing().returning()
  if (!made) return undefined
  const entry = { adminName: 'operator', action: 'admin.create', object: `admin_users ${made.id}`, after: { username } }
  await db.insert(adminAudit).values(entry)
  return { username, generatedPassword }
}
