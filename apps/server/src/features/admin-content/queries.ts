import { homeSections } from '@pencil-quest/contract/home-content'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { homeContent } from '../../db/schema/home-content.ts'
import type { HomeRow } from '../home/queries.ts'

export type ContentValues = Omit<typeof homeContent.$inferInsert, 'createdAt' | 'updatedAt'>

/** Writers take turns until their transactions end, so that limits and order hold; readers do not wait. */
export async function lockContent(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${homeContent} in share row exclusive mode`)
}

/** Section by section, each in the order in which it is shown. */
export async function listItems(db: Queryable): Promise<HomeRow[]> {
  const rows = await db.select().from(homeContent).orderBy(asc(homeContent.order), asc(homeContent.id))
  return homeSections.flatMap((section) => rows.filter((row) => row.section === section))
}

export async function findItem(db: Queryable, id: number): Promise<HomeRow | undefined> {
  const [found] = await db.select().from(homeContent).where(eq(homeContent.id, id))
  return found
}

export async function countItems(db: Queryable, section: string): Promise<number> {
  const [found] = await db.select({ count: count() }).from(homeContent).where(eq(homeContent.section, section))
  return found?.count ?? 0
}

export function insertItems(tx: Queryable, values: ContentValues[]): Promise<HomeRow[]> {
  return tx.insert(homeContent).values(values).returning()
}

export async function updateItem(tx: Queryable, id: number, values: Partial<ContentValues>): Promise<HomeRow> {
  const [changed] = await tx
    .update(homeContent)
    // The browser knows milliseconds: no two states of an item share one.
    .set({ ...values, updatedAt: sql`greatest(clock_timestamp(), ${homeContent.updatedAt} + interval '1 ms')` })
    .where(eq(homeContent.id, id))
    .returning()
  if (!changed) throw new Error('The item was not written')
  return changed
}

export async function removeItem(tx: Queryable, id: number): Promise<HomeRow | undefined> {
  const [removed] = await tx.delete(homeContent).where(eq(homeContent.id, id)).returning()
  return removed
}
