import { desc, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { adminAudit } from '../../db/schema/admin-audit.ts'
import type { AdminSession } from '../../http/caller.ts'

export interface Deed {
  /** `noun.verb`: `content.update`. */
  action: string
  /** Table and key: `home_content 7`. */
  object: string
  before?: unknown
  after?: unknown
}

/** Writes down what an admin changes; called in the transaction of the change, so that neither stands alone. */
export async function audit(tx: Queryable, { admin }: AdminSession, deed: Deed): Promise<void> {
  const { action, object, before = null, after = null } = deed
  await tx.insert(adminAudit).values({ adminId: admin.id, adminName: admin.username, action, object, before, after })
}

const pageSize = 50

/** A page of entries, newest first, from below an id on. */
export async function listAudit(db: Database, before?: number) {
  const rows = await db
    .select()
    .from(adminAudit)
    .where(before === undefined ? undefined : lt(adminAudit.id, before))
    .orderBy(desc(adminAudit.id))
    .limit(pageSize + 1)
  const entries = rows.slice(0, pageSize)
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
