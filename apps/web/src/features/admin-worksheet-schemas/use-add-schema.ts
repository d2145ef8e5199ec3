import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import { addWorksheetSchema, type NewSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { call } from '#web/lib/call.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { schemasPath } from './queries.ts'

export function useAddSchema() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewSchema) => call(addWorksheetSchema, { body }),
    onSuccess: async () => {
      await refreshPaths(client, schemasPath)
      toast({ title: words.added, text: words.addedText })
    },
    onError: (error) => toastError(words.failures.add, refusalText(error, words.failures.add)),
  })
}
