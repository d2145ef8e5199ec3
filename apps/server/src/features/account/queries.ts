import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { passwordResetTokens } from '../../db/schema/password-reset-tokens.ts'
import { planPackages } from '../../db/schema/plan-packages.ts'
import { type UserRow, users } from '../../db/schema/users.ts'

export type UserValues = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'password' | 'printPaper' | 'inkSaver'>
>

/** Undefined where the account is gone, or, with a hash, where its password is another one by now. */
export async function updateUser(
  tx: Queryable,
  userId: string,
  values: UserValues,
  provedHash?: string | null,
): Promise<UserRow | undefined> {
  const isSame = provedHash === undefined ? undefined : sql`${users.password} is not distinct from ${provedHash}`
  const [changed] = await tx
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isSame))
    .returning()
  return changed
}

/** Links that were mailed to the old address, or for the old password. */
export async function dropResetTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

/** Held until the transaction ends, so that nothing new of this family is written meanwhile. */
export async function holdUser(tx: Queryable, userId: string): Promise<UserRow | undefined> {
  const [held] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return held
}

export async function listRequestIds(tx: Queryable, userId: string): Promise<string[]> {
  const found = await tx
    .select({ id: generationRequests.id })
    .from(generationRequests)
    .where(eq(generationRequests.userId, userId))
  return found.map(({ id }) => id)
}

/** Names of the family's files in the file store. */
export async function listFileHashes(tx: Queryable, userId: string): Promise<string[]> {
  const packages = await tx
    .select({ files: planPackages.files })
    .from(planPackages)
    .innerJoin(learningPlans, eq(planPackages.planId, learningPlans.id))
    .where(eq(learningPlans.userId, userId))
  return packages.flatMap(({ files }) => files.map(({ hash }) => hash))
}

/** Children, plans, requests, packages, tokens and feedback go with the user. */
export async function removeUser(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
