import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from '#web/features/plans/queries.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SharingForm } from './sharing-form.tsx'

interface Props {
  /** Null: closed. */
  planId: number | null
  /** What the plan is called. */
  title: string
  onClose: () => void
}

/** Lists do not say how a plan is shared, so the plan is read when this opens. */
export function ShareDialog({ planId, title, onClose }: Props) {
  return (
    <Dialog
      open={planId !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={screenTexts.planLife.shareTitle}
      description={title}
    >
      {planId === null ? null : <Sharing planId={planId} />}
    </Dialog>
  )
}

function Sharing({ planId }: { planId: number }) {
  const { data, isError } = useQuery(planQuery(String(planId)))
  if (isError) return <p role="alert">{screenTexts.planLife.sharingReadFailed}</p>
  const sharing = data?.plan.sharing
  return sharing ? <SharingForm planId={planId} sharing={sharing} /> : <Spinner label="Loading…" />
}
