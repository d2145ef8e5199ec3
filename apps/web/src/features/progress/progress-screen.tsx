import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'
import { DebugPanel } from './debug/debug-panel.tsx'
import { FailedNotes } from './failed-notes.tsx'
import { MailWish } from './mail-wish.tsx'
import { isReady } from './polling.ts'
import { progressAt } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import { StageList } from './stage-list.tsx'
import { type Phase, StateMark } from './state-mark.tsx'
import { useElapsed } from './use-elapsed.ts'
import { useFailedRequest, useReadyPlan } from './use-ending.ts'
import { useOwnPlanId } from './use-own-plan-id.ts'
import { useProgressEvents } from './use-progress-events.ts'
import { useRequestStatus } from './use-request-status.ts'
import { WaitingNotes } from './waiting-notes.tsx'

const words = screenTexts.processing

export function ProgressScreen({ requestId }: { requestId: string }) {
  const event = useProgressEvents(requestId)
  const polled = useRequestStatus(requestId, event !== null)
  // Whichever of the two knows of the end first.
  const status = [event, polled].find((known) => known && known.status !== 'processing') ?? event ?? polled
  const planId = status && isReady(status) ? status.planId : null
  const isFailed = status?.status === 'failed'
  const phase: Phase = isFailed ? 'failed' : planId === null ? 'processing' : 'completed'
  const ownPlanId = useOwnPlanId(requestId)
  const elapsed = useElapsed(requestId, phase === 'processing')
  const progress = progressAt(elapsed, phase === 'completed', words.finishing)
  useReadyPlan(planId)
  useFailedRequest(isFailed, status?.error ?? null)

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <SketchCard className="flex flex-col items-center gap-5 text-center">
        <StateMark phase={phase} />
        <div>
          <PageHeading title={words.title}>{words.title}</PageHeading>
          <p className="mt-1 text-sm break-all text-muted">
            Request ID: <span className="inline-block">{requestId}</span>
          </p>
        </div>
        {phase === 'failed' ? (
          <FailedNotes error={status?.error ?? null} ownPlanId={ownPlanId} />
        ) : (
          <div className="flex w-full max-w-md flex-col gap-5">
            {event ? <StageList event={event} /> : null}
            <ProgressBar progress={progress} isCompleted={phase === 'completed'} />
          </div>
        )}
        {phase === 'processing' ? <MailWish requestId={requestId} /> : null}
        {phase === 'processing' ? <WaitingNotes notice={progress.notice} ownPlanId={ownPlanId} /> : null}
        {planId === null ? null : (
          <Link to="/plan/$planId" params={{ planId: String(planId) }} className={buttonClass()}>
            {words.viewPlan}
          </Link>
        )}
      </SketchCard>
      <DebugPanel requestId={requestId} />
    </div>
  )
}
