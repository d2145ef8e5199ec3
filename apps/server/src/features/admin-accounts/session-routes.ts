import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import * as contract from '@pencil-quest/contract/admin/sessions'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { audit } from '../audit/audit.ts'
import { countOtherAdminSessions, endOtherAdminSessions } from './admin-sessions.ts'

export function adminSessionRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(contract.countAdminSessions, async ({ caller }) => ({
    others: await countOtherAdminSessions(db, caller.admin),
  }))

  mount(contract.endAdminSessions, async ({ caller }) => {
    await db.transaction(async (tx) => {
      const ended = await endOtherAdminSessions(tx, caller.admin)
      const object = `admin_users ${caller.admin.admin.id}`
      await audit(tx, caller.admin, { action: 'sessions.end', object, before: { others: ended }, after: { others: 0 } })
    })
    return { success: true as const, message: securityTexts.sessions.endedText }
  })
}
