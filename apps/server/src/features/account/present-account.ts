import type { Account } from '@pencil-quest/contract/account'
import type { UserRow } from '../../db/schema/users.ts'
import { presentUser } from '../accounts/present-user.ts'

export function presentAccount(user: UserRow): Account {
  return {
    ...presentUser(user),
    hasPassword: user.password !== null,
    authProvider: user.authProvider,
    paper: user.printPaper,
    inkSaver: user.inkSaver,
  }
}
