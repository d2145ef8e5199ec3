import type { ContentChange } from '@pencil-quest/contract/admin/content'
import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import type { HomeRow } from '../home/queries.ts'
import { requireRoom } from './create-item.ts'
import { objectOf } from './present-item.ts'
import { type ContentValues, findItem, lockContent, updateItem } from './queries.ts'

/** Refused where the item is no longer as the caller read it. Without a difference nothing is written. */
export function changeItem(
  db: Database,
  admin: AdminSession,
  id: number,
  { updatedAt, ...given }: ContentChange,
): Promise<HomeRow> {
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const before = (await findItem(tx, id)) ?? refuse('not_found')
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime()) refuse('conflict')
    const changed = differences(before, given)
    if (Object.keys(changed).length === 0) return before
    if (changed.section !== undefined) await requireRoom(tx, changed.section)
    const after = await updateItem(tx, id, changed)
    await audit(tx, admin, {
      action: 'content.update',
      object: objectOf(id),
      before: Object.fromEntries(Object.keys(changed).map((name) => [name, before[name as keyof HomeRow]])),
      after: changed,
    })
    return after
  })
}

function differences(before: HomeRow, given: Partial<ContentValues>): Partial<ContentValues> {
  const entries = Object.entries(given)
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined && value !== before[name as keyof HomeRow]),
  )
}
