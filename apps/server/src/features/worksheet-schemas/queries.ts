import { schemaLimits } from '@pencil-quest/contract/admin/worksheet-schemas'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'
import { worksheetSchemas } from '../../db/schema/worksheet-schemas.ts'

const summary = {
  id: worksheetSchemas.id,
  version: worksheetSchemas.version,
  isActive: worksheetSchemas.isActive,
  description: worksheetSchemas.description,
  createdBy: adminUsers.username,
  createdAt: worksheetSchemas.createdAt,
  updatedAt: worksheetSchemas.updatedAt,
}
export type SchemaRow = Awaited<ReturnType<typeof listVersions>>[number]

const ofAdmin = eq(worksheetSchemas.createdBy, adminUsers.id)

/** One more than a page, newest first. */
export function listVersions(db: Queryable, before?: number) {
  return db
    .select(summary)
    .from(worksheetSchemas)
    .leftJoin(adminUsers, ofAdmin)
    .where(before === undefined ? undefined : lt(worksheetSchemas.id, before))
    .orderBy(desc(worksheetSchemas.id))
    .limit(schemaLimits.perPage + 1)
}

export async function findVersion(db: Queryable, id: number) {
  const [found] = await db
    .select({ ...summary, schemaContent: worksheetSchemas.schemaContent })
    .from(worksheetSchemas)
    .leftJoin(adminUsers, ofAdmin)
    .where(eq(worksheetSchemas.id, id))
  return found
}

export async function findActive(db: Queryable) {
  const [found] = await db
    .select({
      id: worksheetSchemas.id,
      version: worksheetSchemas.version,
      schemaContent: worksheetSchemas.schemaContent,
    })
    .from(worksheetSchemas)
    .where(eq(worksheetSchemas.isActive, true))
  return found
}

export async function hasVersion(db: Queryable, version: string): Promise<boolean> {
  const found = await db
    .select({ id: worksheetSchemas.id })
    .from(worksheetSchemas)
    .where(eq(worksheetSchemas.version, version))
  return found.length > 0
}

/** Its id; undefined where there is a version of that name. */
export async function insertVersion(
  tx: Queryable,
  version: { version: string; schemaContent: unknown; description: string | null; createdBy: string | null },
): Promise<number | undefined> {
  const [made] = await tx
    .insert(worksheetSchemas)
    .values(version)
    .onConflictDoNothing({ target: worksheetSchemas.version })
    .returning({ id: worksheetSchemas.id })
  return made?.id
}

/** Whoever changes which version is active waits for those before; whoever reads does not. */
export async function lockVersions(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${worksheetSchemas} in share row exclusive mode`)
}

/** In place of the one before. The lock is held. */
export async function makeActive(tx: Queryable, version: string): Promise<void> {
  const updatedAt = sql`now()`
  await tx.update(worksheetSchemas).set({ isActive: false, updatedAt }).where(eq(worksheetSchemas.isActive, true))
  await tx
    .update(worksheetSchemas)
    .set({ isActive: true, updatedAt })
    .where(and(eq(worksheetSchemas.version, version), eq(worksheetSchemas.isActive, false)))
}
