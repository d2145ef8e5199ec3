import type { PlanView } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listTitle } from '#web/features/plans/plan-words.ts'
import { forgetPlan } from '#web/features/plans/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CancelButton } from './cancel-button.tsx'
import { DeletePlanDialog } from './delete-plan-dialog.tsx'
import { RetryButton } from './retry-button.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useDeletePlan } from './use-delete-plan.ts'

const words = screenTexts.planLife

interface Props {
  plan: Pick<PlanView, 'id' | 'isOwner' | 'status' | 'theme'>
  className?: string
}

/** What the owner of a plan can do with it, on the plan's own screens. Nobody else sees any of it. */
export function OwnerControls({ plan, className }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'share' | 'delete' | null>(null)
  const remove = useDeletePlan((id) => void navigate({ to: '/plans' }).then(() => forgetPlan(client, id)))
  if (!plan.isOwner) return null
  const close = () => setOpen(null)
  return (
    <div className={cx('no-print flex flex-wrap gap-3', className)}>
      {plan.status === 'failed' ? <RetryButton planId={plan.id} tone="primary" /> : null}
      {plan.status === 'processing' ? <CancelButton planId={plan.id} /> : null}
      {plan.status === 'failed' ? null : (
        <Button tone="outline" onClick={() => setOpen('share')}>
          <Share2 aria-hidden="true" className="size-5" />
          {words.share}
        </Button>
      )}
      <Button tone="outline" pending={remove.isPending} onClick={() => setOpen('delete')}>
        {remove.isPending ? null : <Trash2 aria-hidden="true" className="size-5" />}
        {words.delete}
      </Button>
      <ShareDialog planId={open === 'share' ? plan.id : null} title={listTitle(plan.theme)} onClose={close} />
      <DeletePlanDialog
        title={open === 'delete' ? listTitle(plan.theme) : null}
        onClose={close}
        onConfirm={() => remove.mutate(plan.id)}
      />
    </div>
  )
}
