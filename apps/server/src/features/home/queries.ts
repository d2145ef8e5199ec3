import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { homeContent } from '../../db/schema/home-content.ts'

export type HomeRow = typeof homeContent.$inferSelect

/** Changes with every change of the table, also where two that began together end one after the other. */
export async function readHomeVersion(db: Queryable): Promise<string> {
  const [found] = await db
    .select({
      version: sql<
        string | null
      >`md5(string_agg(${homeContent.id} || ' ' || ${homeContent.updatedAt}, ',' order by ${homeContent.id}))`,
    })
    .from(homeContent)
  return found?.version ?? ''
}

export function readActiveHomeRows(db: Queryable): Promise<HomeRow[]> {
  return db
    .select()
    .from(homeContent)
    .where(eq(homeContent.isActive, true))
    .orderBy(asc(homeContent.order), asc(homeContent.id))
}
