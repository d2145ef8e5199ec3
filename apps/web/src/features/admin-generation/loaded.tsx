import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  waiting: string
  failed: string
  children: (data: Data) => ReactNode
}

/** What a dialog shows once it is there. */
export function Loaded<Data>({ query: { data, error, refetch }, waiting, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (!error) return <Spinner label={waiting} />
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>
        <b className="text-danger">{failed}</b> {refusalText(error, '')}
      </p>
      <Button tone="outline" onClick={() => void refetch()}>
        {words.again}
      </Button>
    </div>
  )
}
