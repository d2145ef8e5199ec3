import { limits } from '@pencil-quest/contract/limits'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { type ChildProfileRow, childProfiles } from '../../db/schema/child-profiles.ts'
import { users } from '../../db/schema/users.ts'

export type ProfileValues = Pick<
  ChildProfileRow,
  'name' | 'age' | 'grade' | 'learningStyle' | 'interests' | 'customInterests'
>

const own = (userId: string, id: number) => and(eq(childProfiles.id, id), eq(childProfiles.userId, userId))

export function listProfiles(db: Queryable, userId: string): Promise<ChildProfileRow[]> {
  return db
    .select()
    .from(childProfiles)
    .where(eq(childProfiles.userId, userId))
    .orderBy(asc(childProfiles.createdAt), asc(childProfiles.id))
}

export async function findProfile(db: Queryable, userId: string, id: number): Promise<ChildProfileRow | undefined> {
  const [found] = await db.select().from(childProfiles).where(own(userId, id))
  return found
}

/** Undefined where the family has as many as it may. The user's row is locked, so two at once cannot both be the last. */
export function insertProfile(
  db: Database,
  userId: string,
  values: ProfileValues,
): Promise<ChildProfileRow | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [held] = await tx.select({ count: count() }).from(childProfiles).where(eq(childProfiles.userId, userId))
    if (held && held.count >= limits.profilesPerFamily) return undefined
    const [made] = await tx
      .insert(childProfiles)
      .values({ userId, ...values })
      .returning()
    return made
  })
}

export async function updateProfile(
  db: Queryable,
  userId: string,
  id: number,
  values: Partial<ProfileValues>,
): Promise<ChildProfileRow | undefined> {
  const [changed] = await db
    .update(childProfiles)
    .set({ ...values, updatedAt: sql`now()` })
    .where(own(userId, id))
    .returning()
  return changed
}

export async function removeProfile(db: Queryable, userId: string, id: number): Promise<boolean> {
  const removed = await db.delete(childProfiles).where(own(userId, id)).returning({ id: childProfiles.id })
  return removed.length > 0
}
