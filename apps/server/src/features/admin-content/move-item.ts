import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import { objectOf } from './present-item.ts'
import { listItems, lockContent, updateItem } from './queries.ts'

/**
 * Changes places with a neighbour; at the end of its section it stays. The section is numbered from 1 on, as items of one
 * number could not change places.
 * @returns whether it has moved
 */
export function moveItem(db: Database, admin: AdminSession, id: number, direction: 'up' | 'down'): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const all = await listItems(tx)
    const item = all.find((row) => row.id === id) ?? refuse('not_found')
    const items = all.filter(({ section }) => section === item.section)
    const from = items.indexOf(item)
    const to = direction === 'up' ? from - 1 : from + 1
    if (to < 0 || to >= items.length) return false
    items.splice(from, 1)
    items.splice(to, 0, item)
    for (const [index, row] of items.entries()) {
      if (row.order !== index + 1) await updateItem(tx, row.id, { order: index + 1 })
    }
    await audit(tx, admin, {
      action: 'content.move',
      object: objectOf(id),
      before: { position: from + 1 },
      after: { position: to + 1 },
    })
    return true
  })
}
