import { eq } from 'drizzle-orm'
import { type Queryable, sqlState, uniqueViolation } from '../../db/client.ts'
import { type UserRow, users } from '../../db/schema/users.ts'

export interface NewUser {
  email: string
  password: string
  firstName: string
  lastName: string
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return found
}

/** Undefined where the e-mail has an account already. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  try {
    const [made] = await db
      .insert(users)
      .values({ ...user, email: user.email.toLowerCase() })
      .returning()
    return made
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return undefined
    throw error
  }
}
