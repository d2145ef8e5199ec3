import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { WorksheetSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { schemaQuery } from './queries.ts'

interface Props {
  id: number
  children: (schema: WorksheetSchema) => ReactNode
}

export function LoadedSchema({ id, children }: Props) {
  const { data, error, refetch } = useQuery(schemaQuery(id))
  if (data) return children(data)
  if (!error) return <Spinner label={words.waiting} />
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="font-bold text-danger">{refusalText(error, words.failures.read)}</p>
      <Button tone="outline" onClick={() => void refetch()}>
        {words.again}
      </Button>
    </div>
  )
}
