import type { Login } from '@pencil-quest/contract/accounts'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import type { LoginSlowdown } from './login-slowdown.ts'
import { isPassword } from './password-hash.ts'
import { findUserByEmail } from './user-queries.ts'

/** The same answer, in the same time, for a wrong password and for an e-mail without an account. */
export async function signIn(
  db: Database,
  slowdown: LoginSlowdown | undefined,
  login: Login,
  address: string,
): Promise<UserRow> {
  const email = login.email.toLowerCase()
  slowdown?.check(email, address)
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(login.password, user?.password)
  if (!user || !isRight) {
    slowdown?.failed(email, address)
    return refuse('wrong_credentials')
  }
  slowdown?.succeeded(email, address)
  return user
}
