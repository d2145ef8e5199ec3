import { texts } from '@pencil-quest/contract/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isCancelled } from '#web/features/plan-life/use-cancel-plan.ts'
import { planListPaths, planQuery } from '#web/features/plans/queries.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

const redirectAfter = 2000

/** A ready plan: a toast, and its preview after 2 s. */
export function useReadyPlan(planId: number | null): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (planId === null) return
    toast(texts.toasts.complete)
    void refreshPaths(client, planListPaths)
    void refreshPaths(client, String(planQuery(String(planId)).queryKey[0]))
    const timer = setTimeout(() => {
      void navigate({ to: '/plans/$planId/preview', params: { planId: String(planId) }, replace: true })
    }, redirectAfter)
    return () => clearTimeout(timer)
  }, [planId, client, navigate])
}

export function useFailedRequest(isFailed: boolean, error: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isFailed) return
    // Whoever cancelled knows.
    if (!isCancelled(error)) toastError(texts.failures.generation.title, error ?? texts.failures.generation.text)
    void refreshPaths(client, planListPaths)
  }, [isFailed, error, client])
}
