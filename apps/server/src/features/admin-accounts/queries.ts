import type { Admin } from '@pencil-quest/contract/admin/accounts'
import { and, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'

export type AdminRow = typeof adminUsers.$inferSelect

export async function findAdminByName(db: Queryable, username: string): Promise<AdminRow | undefined> {
  const [found] = await db.select().from(adminUsers).where(eq(adminUsers.username, username))
  return found
}

export async function findAdmin(db: Queryable, id: string): Promise<AdminRow | undefined> {
  const [found] = await db.select().from(adminUsers).where(eq(adminUsers.id, id))
  return found
}

export async function changeAdmin(
  db: Queryable,
  id: string,
  change: Partial<typeof adminUsers.$inferInsert>,
): Promise<void> {
  await db
    .update(adminUsers)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(adminUsers.id, id))
}

/** Takes a code's step if it is newer than the last one; false where the same code comes a second time. */
export async function takeStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(adminUsers)
    .set({ totpStep: step })
    .where(and(eq(adminUsers.id, id), lt(adminUsers.totpStep, step)))
    .returning({ id: adminUsers.id })
  return taken.length > 0
}

export function presentAdmin({ id, username, email, role, totpSecret }: AdminRow): Admin {
  return { id, username, email, role, hasSecondFactor: totpSecret !== null }
}
