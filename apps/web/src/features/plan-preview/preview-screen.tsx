import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { OwnerControls } from '#web/features/plan-life/owner-controls.tsx'
import { PlanMissing } from '#web/features/plan-view/plan-states.tsx'
import { usePlan } from '#web/features/plans/use-plan.ts'
import { hasStatus } from '#web/lib/call-error.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PlanPreview } from './plan-preview.tsx'
import { isPlanId } from './preview-facts.ts'
import { InvalidPlanId, PreviewLoading, PreviewNotAvailable } from './preview-states.tsx'

export function PreviewScreen({ planId }: { planId: string }) {
  return isPlanId(planId) ? <Preview planId={planId} /> : <InvalidPlanId />
}

function Preview({ planId }: { planId: string }) {
  const { data, error, isPending, refetch } = usePlan(planId)
  if (isPending) return <PreviewLoading />
  if (!data?.plan) return <PlanMissing isUnknown={!error || hasStatus(error, 404)} onRetry={refetch} />
  const { plan } = data
  if (plan.html_content) return <PlanPreview plan={plan} />
  return (
    <PreviewNotAvailable>
      {plan.status === 'processing' && plan.requestId ? (
        <Link to="/processing/$requestId" params={{ requestId: plan.requestId }} className={buttonClass()}>
          {screenTexts.dashboard.viewProgress}
        </Link>
      ) : null}
      <OwnerControls plan={plan} className="justify-center" />
      <Link to="/plan/$planId" params={{ planId }} className={buttonClass({ tone: 'ghost' })}>
        {screenTexts.preview.planView}
      </Link>
    </PreviewNotAvailable>
  )
}
