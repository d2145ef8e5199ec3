import type { NewContent } from '@pencil-quest/contract/admin/content'
import { itemsPerSection } from '@pencil-quest/contract/admin/content-fields'
import type { Database, Queryable } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import type { HomeRow } from '../home/queries.ts'
import { objectOf, wordsOf } from './present-item.ts'
import { countItems, insertItems, lockContent } from './queries.ts'

export function createItem(db: Database, admin: AdminSession, values: NewContent): Promise<HomeRow> {
  return db.transaction(async (tx) => {
    await lockContent(tx)
    await requireRoom(tx, values.section)
    const [made] = await insertItems(tx, [values])
    if (!made) throw new Error('The item was not written')
    await audit(tx, admin, { action: 'content.create', object: objectOf(made.id), after: wordsOf(made) })
    return made
  })
}

/** The landing page shows every item of a section: there is an end to that. */
export async function requireRoom(tx: Queryable, section: string): Promise<void> {
  if ((await countItems(tx, section)) >= itemsPerSection) refuse('content_full')
}
