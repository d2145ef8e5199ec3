import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { RetryButton } from '#web/features/plan-life/retry-button.tsx'
import { isCancelled } from '#web/features/plan-life/use-cancel-plan.ts'
import { buttonClass } from '#web/ui/button-class.ts'

const words = screenTexts.processing

interface Props {
  error: string | null
  /** Null while it is not known. */
  ownPlanId: number | null
}

export function FailedNotes({ error, ownPlanId }: Props) {
  const wasCancelled = isCancelled(error)
  return (
    <>
      <p role="alert" className="text-lg">
        {wasCancelled ? screenTexts.planLife.cancelledText : words.failed}
      </p>
      {error && !wasCancelled ? <p className="text-muted">{error}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/dashboard" className={buttonClass()}>
          {words.backToDashboard}
        </Link>
        {ownPlanId === null ? null : <RetryButton planId={ownPlanId} />}
      </div>
    </>
  )
}
