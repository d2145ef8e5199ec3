import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { refreshPaths } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { generationPath } from './queries.ts'

export function RefreshButton() {
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({ mutationFn: () => refreshPaths(client, generationPath) })
  return (
    <Button tone="outline" pending={isPending} onClick={() => mutate()}>
      {isPending ? null : <RotateCw aria-hidden="true" className="size-5" />}
      {words.refresh}
    </Button>
  )
}
