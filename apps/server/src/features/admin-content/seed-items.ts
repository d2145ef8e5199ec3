import { homeSections } from '@pencil-quest/contract/home-content'
import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { audit } from '../audit/audit.ts'
import type { HomeRow } from '../home/queries.ts'
import { initialItems } from './initial-items.ts'
import { wordsOf } from './present-item.ts'
import { insertItems, listItems, lockContent } from './queries.ts'

/** Fills the sections that have no item at all; answers what was made. A section that has one stays as it is. */
export function seedItems(db: Database, admin: AdminSession): Promise<HomeRow[]> {
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const there = new Set((await listItems(tx)).map(({ section }) => section))
    const missing = homeSections.filter((section) => !there.has(section)).flatMap(initialItems)
    if (missing.length === 0) return []
    const made = await insertItems(tx, missing)
    await audit(tx, admin, {
      action: 'content.seed',
      object: 'home_content',
      after: made.map((row) => ({ id: row.id, ...wordsOf(row) })),
    })
    return made
  })
}
