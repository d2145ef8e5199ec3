import { cancelPlanAsAdmin, retryPlanAsAdmin } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { call } from '#web/lib/call.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { generationPath } from './queries.ts'

/** Also where it is refused the list is read again: the plan has gone on in the meantime. */
export function useSteer() {
  const client = useQueryClient()
  const onSettled = () => refreshPaths(client, generationPath)
  const retry = useMutation({
    mutationFn: (id: number) => call(retryPlanAsAdmin, { params: { id } }),
    onSuccess: ({ message }) => void toast({ title: words.retried, text: message }),
    onError: (error) => toastError(words.failures.retry, refusalText(error, words.failures.retry)),
    onSettled,
  })
  const cancel = useMutation({
    mutationFn: (id: number) => call(cancelPlanAsAdmin, { params: { id } }),
    onSuccess: ({ message }) => void toast({ title: words.cancelled, text: message }),
    onError: (error) => toastError(words.failures.cancel, refusalText(error, words.failures.cancel)),
    onSettled,
  })
  return { retry, cancel }
}
