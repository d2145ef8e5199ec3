import * as contract from '@pencil-quest/contract/admin/content'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { changeItem } from './change-item.ts'
import { createItem } from './create-item.ts'
import { deleteItem } from './delete-item.ts'
import { moveItem } from './move-item.ts'
import { presentItem } from './present-item.ts'
import { listItems } from './queries.ts'
import { seedItems } from './seed-items.ts'

const success = { success: true as const }

export function adminContentRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(contract.listContent, async () => (await listItems(db)).map(presentItem))

  mount(contract.createContent, async ({ body, caller }) => presentItem(await createItem(db, caller.admin, body)))

  mount(contract.changeContent, async ({ params, body, caller }) =>
    presentItem(await changeItem(db, caller.admin, params.id, body)),
  )

  mount(contract.deleteContent, async ({ params, caller }) => {
    await deleteItem(db, caller.admin, params.id)
    return { ...success, message: 'The item is deleted.' }
  })

  mount(contract.moveContent, async ({ params, body, caller }) => {
    const hasMoved = await moveItem(db, caller.admin, params.id, body.direction)
    return { ...success, message: hasMoved ? 'The item has a new place.' : 'The item is at the end already.' }
  })

  mount(contract.seedContent, async ({ caller }) => {
    const created = (await seedItems(db, caller.admin)).map(presentItem)
    const message =
      created.length > 0
        ? `${created.length} items are added. Sections that had content stay as they were.`
        : 'Every section has content already; nothing changed.'
    return { ...success, message, created }
  })
}
