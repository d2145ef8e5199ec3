import { clearPlans } from '@pencil-quest/contract/plan-life'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#web/features/demo/refused.ts'
import { planListPaths, planPaths } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { hidePlans } from './plan-lists.ts'

/** What each screen says when all plans are gone, and when they could not be deleted. */
export interface ClearWords {
  cleared: string
  failed: string
}

/** Empties the list at once and fills it again when the server refuses. */
export function useClearPlans(userId: string, { cleared, failed }: ClearWords) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(clearPlans, { params: { userId } }),
    onMutate: () => hidePlans(client, () => true),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(`${planPaths}/`) })
      toast({ title: cleared })
    },
    onError: (error, _nothing, hidden) => {
      hidden?.restore()
      toastError(texts.failures.error, failureText(error, failed))
    },
    onSettled: () => refreshPaths(client, planListPaths),
  })
}
