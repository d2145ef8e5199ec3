import type { PlanView } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import { PendingPage } from '#web/features/frame/page-states.tsx'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { OwnerControls } from '#web/features/plan-life/owner-controls.tsx'
import { isCancelled } from '#web/features/plan-life/use-cancel-plan.ts'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Ring } from '#web/ui/spinner.tsx'

const { failures } = texts
const words = screenTexts.plan

const home = (
  <Link to="/" className={buttonClass()}>
    {words.goHome}
  </Link>
)

const dashboard = (
  <Link to="/dashboard" className={buttonClass()}>
    {screenTexts.processing.backToDashboard}
  </Link>
)

const quietDashboard = (
  <Link to="/dashboard" className={buttonClass({ tone: 'ghost' })}>
    {screenTexts.processing.backToDashboard}
  </Link>
)

export function PlanReading() {
  return <PendingPage />
}

/** Also where the plan could not be fetched: then it says that, and it can be tried again. */
export function PlanMissing({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => unknown }) {
  const retry = isUnknown ? null : <Button onClick={onRetry}>{words.tryAgain}</Button>
  return (
    <StateCard
      art={<LostPage />}
      title={failures.planMissing.title}
      action={
        <>
          {retry}
          {home}
        </>
      }
    >
      <p>{isUnknown ? failures.planMissing.text : failures.planFetch}</p>
    </StateCard>
  )
}

export function PlanNotReady() {
  return (
    <StateCard art={<Pencil />} title={failures.notReady.title} action={home}>
      <p>{failures.notReady.text}</p>
    </StateCard>
  )
}

export function PlanUnreadable() {
  return (
    <StateCard art={<LostPage />} title="This plan cannot be read" action={dashboard}>
      <p role="alert">{failures.corrupted}</p>
    </StateCard>
  )
}

interface OfPlan {
  plan: Pick<PlanView, 'id' | 'isOwner' | 'status' | 'theme' | 'requestId'>
}

/** The owner may make it again. */
export function PlanFailed({ plan, error }: OfPlan & { error: string | null }) {
  const wasCancelled = isCancelled(error)
  const { cancelledTitle, cancelledText } = screenTexts.planLife
  return (
    <StateCard
      art={<LostPage />}
      title={wasCancelled ? cancelledTitle : failures.generation.title}
      action={
        <>
          <OwnerControls plan={plan} className="justify-center" />
          {plan.isOwner ? quietDashboard : home}
        </>
      }
    >
      <p role="alert">{wasCancelled ? cancelledText : (error ?? screenTexts.processing.failed)}</p>
    </StateCard>
  )
}

/** The owner is led to the progress; others wait here until it is there. */
export function PlanInTheMaking({ plan }: OfPlan) {
  const { requestId } = plan
  return (
    <StateCard
      art={<Pencil />}
      title={words.waiting}
      action={
        <>
          {requestId ? (
            <Link to="/processing/$requestId" params={{ requestId }} className={buttonClass()}>
              {screenTexts.dashboard.viewProgress}
            </Link>
          ) : null}
          <OwnerControls plan={plan} className="justify-center" />
        </>
      }
    >
      <Ring className="size-8 text-primary" />
      <p>{words.waitingHint}</p>
    </StateCard>
  )
}
