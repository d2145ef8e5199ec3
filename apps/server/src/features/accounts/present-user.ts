import type { User } from '@pencil-quest/contract/accounts'
import type { UserRow } from '../../db/schema/users.ts'

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
