import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import { activateWorksheetSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { call } from '#web/lib/call.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { schemasPath } from './queries.ts'

export function useActivate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(activateWorksheetSchema, { params: { id } }),
    onSuccess: async ({ message }) => {
      await refreshPaths(client, schemasPath)
      toast({ title: words.activated, text: message })
    },
    onError: (error) => toastError(words.failures.activate, refusalText(error, words.failures.activate)),
  })
}
