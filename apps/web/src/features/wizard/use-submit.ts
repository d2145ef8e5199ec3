import { generatePlan } from '@pencil-quest/contract/generation'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { planListPaths } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { randomId } from '#web/lib/random-id.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { attemptFor, type PlanPayload } from './plan-payload.ts'

/** Asks for the plan and goes where its answer leads: the progress, the plan, or the dashboard. */
export function useSubmit(onAccepted: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const attempt = useRef<ReturnType<typeof attemptFor> | null>(null)
  return useMutation({
    mutationFn: (payload: PlanPayload) => {
      attempt.current = attemptFor(payload, attempt.current, randomId)
      return call(generatePlan, { body: payload, headers: { 'Idempotency-Key': attempt.current.key } })
    },
    onSuccess: async ({ status, requestId, id, processingTime }) => {
      onAccepted()
      void refreshPaths(client, planListPaths)
      if (status === 'processing' && requestId) {
        const text = `Your lesson plan is being generated. It takes about ${processingTime}.`
        toast({ title: texts.toasts.processingStarted, text })
        await navigate({ to: '/processing/$requestId', params: { requestId } })
      } else {
        toast({ title: texts.toasts.planCreated })
        if (id) await navigate({ to: '/plan/$planId', params: { planId: String(id) } })
        else await navigate({ to: '/dashboard' })
      }
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, texts.failures.generate)),
  })
}
