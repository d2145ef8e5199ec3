import { schemaTexts } from '@pencil-quest/contract/admin/schema-texts'
import { builtInPrefix } from '@pencil-quest/contract/admin/worksheet-schemas'
import type { Database } from '../../db/client.ts'
import { builtInSchema, builtInVersion } from './built-in-schema.ts'
import { findActive, hasVersion, insertVersion, lockVersions, makeActive } from './queries.ts'

export interface ActiveSchema {
  id: number
  version: string
  schemaContent: unknown
}

export const isBuiltIn = (version: string) => version.startsWith(builtInPrefix)

/**
 * The version that counts. The first who asks stores the one that comes with this release. It also follows an older
 * built-in one, which knows nothing of what the engines make since; a version of an admin's stays.
 */
export async function activeSchema(db: Database): Promise<ActiveSchema> {
  const active = await findActive(db)
  if (active && (active.version === builtInVersion || !isBuiltIn(active.version))) return active
  await storeBuiltIn(db)
  const stored = await findActive(db)
  if (!stored) throw new Error('No worksheet schema is active')
  return stored
}

/** So that an admin whose own version is active finds what this release brings. */
export async function storeMissingBuiltIn(db: Database): Promise<void> {
  if (!(await hasVersion(db, builtInVersion))) await storeBuiltIn(db)
}

/** One that is there stays as it is, active or not; without an active one it is the active one. */
function storeBuiltIn(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await lockVersions(tx)
    const active = await findActive(tx)
    const made = await insertVersion(tx, {
      version: builtInVersion,
      schemaContent: builtInSchema,
      description: schemaTexts.firstVersion,
      createdBy: null,
    })
    const isReplaced = made !== undefined && active !== undefined && isBuiltIn(active.version)
    if (!active || isReplaced) await makeActive(tx, builtInVersion)
  })
}
