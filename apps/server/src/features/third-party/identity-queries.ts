import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { passwordResetTokens } from '../../db/schema/password-reset-tokens.ts'
import { type UserRow, users } from '../../db/schema/users.ts'
import type { Identity } from './identity.ts'

type Linking = Identity & { authProvider: string }

export async function findByIdentity(
  db: Queryable,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.authIssuer, issuer), eq(users.authSubject, subject)))
  return found
}

/** Nobody else links or signs in with a password until the caller's transaction ends. */
export async function holdByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email)).for('update')
  return found
}

/** Names that the parent gave stay. */
export async function linkUser(db: Queryable, account: UserRow, identity: Linking): Promise<UserRow> {
  const [linked = account] = await db
    .update(users)
    .set({
      authProvider: identity.authProvider,
      authIssuer: identity.issuer,
      authSubject: identity.subject,
      password: null,
      firstName: account.firstName ?? identity.firstName,
      lastName: account.lastName ?? identity.lastName,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, account.id))
    .returning()
  return linked
}

/** @throws a unique violation where the e-mail or the subject has an account by now */
export async function insertLinked(db: Queryable, identity: Linking & { email: string }): Promise<UserRow> {
  const { email, authProvider, issuer: authIssuer, subject: authSubject, firstName, lastName } = identity
  const [made] = await db
    .insert(users)
    .values({ email, authProvider, authIssuer, authSubject, firstName, lastName })
    .returning()
  if (!made) throw new Error('The account was not stored')
  return made
}

export async function dropResetTokens(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

export async function setPicture(db: Queryable, userId: string, profileImageUrl: string | null): Promise<void> {
  await db.update(users).set({ profileImageUrl, updatedAt: sql`now()` }).where(eq(users.id, userId))
}
