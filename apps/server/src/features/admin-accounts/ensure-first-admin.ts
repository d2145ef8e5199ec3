import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { generatePassword } from './generate-password.ts'

export interface FirstAdmin {
  username: string
  /** Only where it was made up here: shown once, never again. */
  generatedPassword: string | undefined
}

/** Makes the first admin where there is none; undefined where there is one. There is no built-in password. */
export async function ensureFirstAdmin(db: Database, given: Config['admin']): Promise<FirstAdmin | undefined> {
  const [existing] = await db.select({ id: adminUsers.id }).from(adminUsers).limit(1)
  if (existing) return undefined
  const username = given.username ?? 'admin'
  const generatedPassword = given.password === undefined ? generatePassword() : undefined
  const password = await hashPassword(given.password ?? generatedPassword ?? '')
  const made = await db.insert(adminUsers).values({ username, password }).onConflictDoNothing().returning()
  return made.length > 0 ? { username, generatedPassword } : undefined
}
