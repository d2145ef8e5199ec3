import type { NewSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import { findActive, findVersion, insertVersion, lockVersions, makeActive } from './queries.ts'
import { readSchema } from './read-schema.ts'

/** Stored for good, and not active yet. Answers its id. */
export async function addVersion(db: Database, admin: AdminSession, wanted: NewSchema): Promise<number> {
  const schemaContent = readSchema(wanted.schemaContent)
  const { version } = wanted
  const description = wanted.description || null
  return db.transaction(async (tx) => {
    const id = await insertVersion(tx, { version, schemaContent, description, createdBy: admin.admin.id })
    if (id === undefined) return refuse('version_taken')
    await audit(tx, admin, {
      action: 'schema.add',
      object: `worksheet_schemas ${id}`,
      after: { version, description, characters: wanted.schemaContent.length },
    })
    return id
  })
}

/** False where it was active already. */
export function activateVersion(db: Database, admin: AdminSession, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockVersions(tx)
    const wanted = (await findVersion(tx, id)) ?? refuse('not_found')
    if (wanted.isActive) return false
    const before = await findActive(tx)
    await makeActive(tx, wanted.version)
    await audit(tx, admin, {
      action: 'schema.activate',
      object: `worksheet_schemas ${id}`,
      before: before ? { active: before.version } : null,
      after: { active: wanted.version },
    })
    return true
  })
}
