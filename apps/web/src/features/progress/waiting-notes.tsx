import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { CancelButton } from '#web/features/plan-life/cancel-button.tsx'
import { useRotation } from '#web/lib/use-rotation.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Progress } from './progress.ts'

const words = screenTexts.processing

interface Props {
  notice: Progress['notice']
  /** Null while it is not known. */
  ownPlanId: number | null
}

/** What is said while the plan is being made: the rotating line, how long it takes, and the way out. */
export function WaitingNotes({ notice, ownPlanId }: Props) {
  const message = useRotation(words.messages, words.messageSeconds)
  if (notice === 'likely-done') {
    return (
      <Notice>
        <p className="font-bold">{words.likelyDone}</p>
        <p className="mb-3">{words.likelyDoneText}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/dashboard" className={buttonClass()}>
            {words.goToDashboard}
          </Link>
          {ownPlanId === null ? null : <CancelButton planId={ownPlanId} />}
        </div>
      </Notice>
    )
  }
  return (
    <>
      <p aria-live="polite" className="text-lg">
        {message}
      </p>
      {notice === 'slow' ? <Notice tone="amber">{words.slow}</Notice> : <p className="text-muted">{words.usual}</p>}
      <p className="text-sm text-muted">{words.mayClose}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/dashboard" className={buttonClass({ tone: 'ghost' })}>
          {words.returnToDashboard}
        </Link>
        {ownPlanId === null ? null : <CancelButton planId={ownPlanId} />}
      </div>
    </>
  )
}
