import { listContent } from '@pencil-quest/contract/admin/content'
import { readHomeContent } from '@pencil-quest/contract/home-content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { hasCode, hasStatus } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toastError } from '#web/lib/toasts.ts'

/** A change of the homepage's content; the list and the homepage's own data are read again. `failed` titles the toast. */
export function useContentChange<Given, Answer>(act: (given: Given) => Promise<Answer>, failed: string) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([refreshPaths(client, listContent.path), refreshPaths(client, readHomeContent.path)])
  return useMutation({
    mutationFn: act,
    onSuccess: refresh,
    onError: (error) => {
      toastError(failed, refusalText(error, failed))
      // Somebody else was here: what is on screen is not what there is.
      if (hasCode(error, 'conflict') || hasStatus(error, 404)) void refresh()
    },
  })
}
