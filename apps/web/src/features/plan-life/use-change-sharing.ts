import { changePlan } from '@pencil-quest/contract/plan-life'
import type { Sharing } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { planQuery } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { toastError } from '#web/lib/toasts.ts'

/** The choice as it is shown: at once, and taken back when the server refuses. */
export function useChangeSharing(planId: number, read: Sharing) {
  const client = useQueryClient()
  const { queryKey } = planQuery(String(planId))
  const [shown, show] = useState(read)
  const { mutate } = useMutation({
    mutationFn: (sharing: Sharing) => call(changePlan, { params: { id: planId }, body: { sharing } }),
    // One after the other: the last choice is the one that stands.
    scope: { id: `sharing of ${planId}` },
    onSuccess: ({ sharing }) => {
      client.setQueryData(queryKey, (known) => known && { ...known, plan: { ...known.plan, sharing } })
    },
    onError: (error) => {
      show(client.getQueryData(queryKey)?.plan.sharing ?? read)
      toastError(texts.failures.error, messageOf(error, screenTexts.planLife.sharingFailed))
    },
  })
  const change = (sharing: Sharing) => {
    show(sharing)
    mutate(sharing)
  }
  return [shown, change] as const
}
