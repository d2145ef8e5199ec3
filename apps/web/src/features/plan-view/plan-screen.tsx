import { useDeferredValue } from 'react'
import { usePlan } from '#web/features/plans/use-plan.ts'
import { hasStatus } from '#web/lib/call-error.ts'
import { planState } from './plan-state.ts'
import { PlanFailed, PlanInTheMaking, PlanMissing, PlanNotReady, PlanReading, PlanUnreadable } from './plan-states.tsx'
import { RichPlan } from './rich-plan.tsx'

export function PlanScreen({ planId }: { planId: string }) {
  const { data: read, error, isPending, refetch } = usePlan(planId)
  // A whole plan is much to draw: done in small pieces, the page answers meanwhile.
  const data = useDeferredValue(read)
  if (isPending || (read && !data)) return <PlanReading />
  if (!data?.plan) return <PlanMissing isUnknown={!error || hasStatus(error, 404)} onRetry={refetch} />
  const { plan } = data
  const state = planState(plan)
  if (state.is === 'waiting') return <PlanInTheMaking plan={plan} />
  if (state.is === 'failed') return <PlanFailed plan={plan} error={state.error} />
  if (state.is === 'corrupted') return <PlanUnreadable />
  if (state.is === 'not-ready') return <PlanNotReady />
  return <RichPlan plan={plan} overview={state.overview} days={state.days} />
}
