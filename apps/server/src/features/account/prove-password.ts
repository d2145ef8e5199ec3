import { accountMessages } from '@pencil-quest/contract/account'
import type { UserRow } from '../../db/schema/users.ts'
import { refuse } from '../../http/refusal.ts'
import type { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { isPassword } from '../accounts/password-hash.ts'

interface Proof {
  slowdown: LoginSlowdown | undefined
  currentPassword: string | undefined
  /** Where the call comes from. */
  address: string
}

/** A session that somebody else got hold of cannot guess here any faster than at the sign-in. */
export async function provePassword(user: UserRow, { slowdown, currentPassword, address }: Proof): Promise<void> {
  if (user.password === null) refuseField('currentPassword', accountMessages.noPassword)
  if (!currentPassword) return refuseField('currentPassword', accountMessages.currentPassword)
  slowdown?.check(user.email, address)
  if (!(await isPassword(currentPassword, user.password))) {
    slowdown?.failed(user.email, address)
    refuseField('currentPassword', accountMessages.wrongPassword)
  }
  slowdown?.succeeded(user.email, address)
}

export function refuseField(path: string, message: string): never {
  return refuse('invalid', { message, issues: [{ path, message }] })
}
