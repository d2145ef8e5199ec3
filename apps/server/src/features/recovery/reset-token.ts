import { createHash, randomBytes } from 'node:crypto'
import { resetLinkMinutes } from '@pencil-quest/contract/recovery'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { passwordResetTokens } from '../../db/schema/password-reset-tokens.ts'
import { users } from '../../db/schema/users.ts'

const stored = passwordResetTokens

/** 256 bits; only the hash is stored. The newest replaces those before. */
export async function makeResetToken(db: Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    // Of two made at once the second one waits, and replaces the first.
    await holdUser(tx, userId)
    await replaceTokens(tx, userId)
    const expiresAt = sql`now() + make_interval(mins => ${resetLinkMinutes})`
    await tx.insert(stored).values({ userId, token: hashOf(token), expiresAt })
  })
  return token
}

const isOpen = (token: string) =>
  and(eq(stored.token, hashOf(token)), eq(stored.used, false), gt(stored.expiresAt, sql`now()`))

/** Whose it is, while it works. Cheap, before a password is hashed; `spendResetToken` decides. */
export async function ownerOfResetToken(db: Queryable, token: string): Promise<string | undefined> {
  const [found] = await db.select({ userId: stored.userId }).from(stored).where(isOpen(token))
  return found?.userId
}

/** It works no more; of two at once one gets it. */
export async function spendResetToken(tx: Queryable, token: string): Promise<boolean> {
  const used = await tx.update(stored).set({ used: true }).where(isOpen(token)).returning({ id: stored.id })
  return used.length > 0
}

/** Held before any token, so that two who change them never wait for each other. */
export async function holdUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** The links that were sent before work no more. */
export async function replaceTokens(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(stored)
    .set({ used: true })
    .where(and(eq(stored.userId, userId), eq(stored.used, false)))
}

/** A day after they were made; they have worked for an hour of it at most. */
export async function dropOldResetTokens(db: Queryable): Promise<void> {
  await db.delete(stored).where(lt(stored.createdAt, sql`now() - interval '24 hours'`))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
