import { deletePlan } from '@pencil-quest/contract/plan-life'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { planListPaths } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { hidePlans } from './plan-lists.ts'

const mutationKey = ['delete plan']

/** Takes the card away at once and brings it back when the server refuses. */
export function useDeletePlan(onDeleted?: (planId: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (id: number) => call(deletePlan, { params: { id } }),
    onMutate: (id) => hidePlans(client, (plan) => plan.id === id),
    onSuccess: (_done, id) => {
      toast({ title: texts.toasts.planDeleted })
      onDeleted?.(id)
    },
    onError: (error, _id, hidden) => {
      hidden?.restore()
      toastError(texts.failures.error, messageOf(error, screenTexts.planLife.deleteFailed))
    },
    // A list read while another deletion is under way would show that plan again for a moment.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? refreshPaths(client, planListPaths) : undefined),
  })
}
