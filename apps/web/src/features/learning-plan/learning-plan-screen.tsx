import { plainPages } from '@pencil-quest/contract/plain-pages'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { planState } from '#web/features/plan-view/plan-state.ts'
import { PlanFailed, PlanInTheMaking, PlanNotReady, PlanReading } from '#web/features/plan-view/plan-states.tsx'
import { usePlan } from '#web/features/plans/use-plan.ts'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
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
    <StateCard
      art={<LostPage />}
      title="This plan cannot be shown"
      action={
        <Link to="/" className={buttonClass()}>
          {screenTexts.plan.goHome}
        </Link>
      }
    >
      <p role="alert">{plainPages.learningPlan.failed}</p>
    </StateCard>
  )
}
