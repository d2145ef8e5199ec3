import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { SchemaSummary } from '@pencil-quest/contract/admin/worksheet-schemas'
import { Badge } from '#web/ui/badge.tsx'

export function SchemaBadges({ schema }: { schema: SchemaSummary }) {
  return (
    <>
      {schema.isActive ? <Badge tone="success">{words.active}</Badge> : null}
      {schema.isBuiltIn ? <Badge>{words.builtIn}</Badge> : null}
    </>
  )
}
