import { cancelPlan } from '@pencil-quest/contract/plan-life'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestPaths } from '#web/features/generation/queries.ts'
import { planListPaths, planPath } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

/** Stops a plan in the making. Where it has ended in the meantime, what is on screen is read again. */
export function useCancelPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(cancelPlan, { params: { id } }),
    onSuccess: () => toast({ title: texts.toasts.planCancelled, text: screenTexts.planLife.cancelledText }),
    onError: (error) => toastError(texts.failures.error, messageOf(error, screenTexts.planLife.cancelFailed)),
    onSettled: (_done, _error, id) =>
      Promise.all([
        refreshPaths(client, planListPaths),
        refreshPaths(client, requestPaths),
        client.invalidateQueries({ queryKey: [planPath(id)] }),
      ]),
  })
}

/** A plan that its owner stopped stands as failed, with this as its reason. */
export function isCancelled(error: string | null | undefined): boolean {
  return error === texts.toasts.planCancelled
}
