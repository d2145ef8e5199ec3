import { schemaTexts } from '@pencil-quest/contract/admin/schema-texts'
import * as contract from '@pencil-quest/contract/admin/worksheet-schemas'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { activeSchema, isBuiltIn, storeMissingBuiltIn } from './active-schema.ts'
import { builtInVersion } from './built-in-schema.ts'
import { activateVersion, addVersion } from './change-versions.ts'
import { findVersion, listVersions, type SchemaRow } from './queries.ts'

export function worksheetSchemaRoutes(mount: Mount, { db }: { db: Database }): void {
  const versionOf = async (id: number) => (await findVersion(db, id)) ?? refuse('not_found')

  mount(contract.listWorksheetSchemas, async ({ query }) => {
    await storeMissingBuiltIn(db)
    const { id } = await activeSchema(db)
    const [active, found] = await Promise.all([versionOf(id), listVersions(db, query.before)])
    const schemas = found.slice(0, contract.schemaLimits.perPage).map(present)
    const next = found.length > schemas.length ? (schemas.at(-1)?.id ?? null) : null
    return { active: present(active), schemas, next, builtIn: builtInVersion }
  })

  mount(contract.readWorksheetSchema, async ({ params }) => presentWhole(await versionOf(params.id)))

  mount(contract.addWorksheetSchema, async ({ body, caller }) =>
    presentWhole(await versionOf(await addVersion(db, caller.admin, body))),
  )

  mount(contract.activateWorksheetSchema, async ({ params, caller }) => {
    const isChanged = await activateVersion(db, caller.admin, params.id)
    const schema = present(await versionOf(params.id))
    const { activatedText, wasActive } = schemaTexts
    return { success: true as const, message: (isChanged ? activatedText : wasActive)(schema.version), schema }
  })
}

function present({ createdAt, updatedAt, ...row }: SchemaRow) {
  return {
    ...row,
    isBuiltIn: isBuiltIn(row.version),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function presentWhole(row: SchemaRow & { schemaContent: unknown }) {
  return { ...present(row), schemaContent: JSON.stringify(row.schemaContent, null, 2) }
}
