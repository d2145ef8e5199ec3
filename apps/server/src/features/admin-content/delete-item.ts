import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import { objectOf, wordsOf } from './present-item.ts'
import { lockContent, removeItem } from './queries.ts'

export function deleteItem(db: Database, admin: AdminSession, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const removed = (await removeItem(tx, id)) ?? refuse('not_found')
    await audit(tx, admin, { action: 'content.delete', object: objectOf(id), before: wordsOf(removed) })
  })
}
