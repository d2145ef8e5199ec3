import { plainPages } from '@pencil-quest/contract/plain-pages'
import { planState } from '#web/features/plan-view/plan-state.ts'
import { PlanFailed, PlanInTheMaking, PlanNotReady, PlanReading } from '#web/features/plan-view/plan-states.tsx'
import { usePlan } from '#web/features/plans/use-plan.ts'
import { LearningPlan } from './learning-plan.tsx'

export function LearningPlanScreen({ planId }: { planId: string }) {
  const { data, isPending } = usePlan(planId)
  if (isPending) return <PlanReading />
  if (!data?.plan) return <NotLoaded />
  const { plan } = data
  const state = planState(plan)
  if (state.is === 'waiting') return <PlanInTheMaking plan={plan} />
  if (state.is === 'failed') return <PlanFailed plan={plan} error={state.error} />
  if (state.is === 'corrupted') return <NotLoaded />
  if (state.is === 'not-ready') return <PlanNotReady />
  return <LearningPlan plan={plan} overview={state.overview} days={state.days} />
}

function NotLoaded() {
  return (
    <p role="alert" className="rounded-2xl border-2 border-danger bg-danger-tint px-4 py-3 font-bold text-danger">
      {plainPages.learningPlan.failed}
    </p>
  )
}
