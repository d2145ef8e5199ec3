import type { Database } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import type { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { type AdminRow, findAdminByName, takeStep } from './queries.ts'
import { stepOfCode } from './totp.ts'

interface Given {
  username: string
  password: string
  code?: string | undefined
}

/** The admin of a name and a password, and of a code where a second factor is on; slowed down when guessed at. */
export async function proveAdmin(
  db: Database,
  slowdown: LoginSlowdown | undefined,
  { username, password, code }: Given,
  address: string,
): Promise<AdminRow> {
  const name = `admin ${username}`
  slowdown?.check(name, address)
  const admin = await findAdminByName(db, username)
  if (!(await isPassword(password, admin?.password)) || !admin) {
    slowdown?.failed(name, address)
    return refuse('wrong_admin_credentials')
  }
  if (admin.totpSecret !== null) {
    if (!code) return refuse('second_factor_needed')
    const step = stepOfCode(admin.totpSecret, code)
    if (step === null || !(await takeStep(db, admin.id, step))) {
      slowdown?.failed(name, address)
      return refuse('wrong_admin_credentials')
    }
  }
  slowdown?.succeeded(name, address)
  return admin
}
