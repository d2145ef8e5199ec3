import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { SchemaSummary } from '@pencil-quest/contract/admin/worksheet-schemas'
import { Button } from '#web/ui/button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { SchemaBadges } from './schema-badges.tsx'

interface Props {
  schemas: readonly SchemaSummary[]
  /** The one that is being activated. */
  pending: number | null
  onView: (schema: SchemaSummary) => void
  onActivate: (schema: SchemaSummary) => void
}

import { moment } from '#web/lib/moments.ts'

export function SchemaTable({ schemas, pending, onView, onActivate }: Props) {
  return (
    <Table caption={words.allTitle} columns={Object.values(words.columns)}>
      {schemas.map((schema) => (
        <tr key={schema.id}>
          <th scope="row" className={`${cellClass} min-w-48`}>
            <span className="break-words">{schema.version}</span>
            <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
              <SchemaBadges schema={schema} />
            </span>
          </th>
          <td className={`${cellClass} min-w-56 break-words`}>{schema.description ?? words.nobody}</td>
          <td className={`${cellClass} min-w-28 break-words`}>{schema.createdBy ?? words.nobody}</td>
          <td className={`${cellClass} whitespace-nowrap`}>
            <time dateTime={schema.createdAt}>{moment(schema.createdAt)}</time>
          </td>
          <td className={cellClass}>
            <div className="flex gap-3">
              <Button
                tone="outline"
                aria-haspopup="dialog"
                aria-label={`${words.view} ${schema.version}`}
                onClick={() => onView(schema)}
              >
                {words.view}
              </Button>
              {schema.isActive ? null : (
                <Button
                  tone="outline"
                  aria-haspopup="dialog"
                  aria-label={`${words.activate} ${schema.version}`}
                  pending={pending === schema.id}
                  onClick={() => onActivate(schema)}
                >
                  {words.activate}
                </Button>
              )}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}
