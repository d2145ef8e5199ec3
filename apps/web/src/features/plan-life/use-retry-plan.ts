import { retryPlan } from '@pencil-quest/contract/plan-life'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forgetPlan, planListPaths, planPath } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

/** Makes a failed plan again and goes to the progress of the new request. */
export function useRetryPlan() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: number) => call(retryPlan, { params: { id } }),
    onSuccess: async ({ requestId, processingTime }, id) => {
      const text = `Your lesson plan is being generated. It takes about ${processingTime}.`
      toast({ title: texts.toasts.processingStarted, text })
      await navigate({ to: '/processing/$requestId', params: { requestId } })
      forgetPlan(client, id)
    },
    onError: (error, id) => {
      toastError(texts.failures.error, messageOf(error, screenTexts.planLife.retryFailed))
      void client.invalidateQueries({ queryKey: [planPath(id)] })
    },
    onSettled: () => refreshPaths(client, planListPaths),
  })
}
