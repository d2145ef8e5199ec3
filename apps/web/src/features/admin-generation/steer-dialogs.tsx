import type { OperatorRequest } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useSteer } from './use-steer.ts'

interface Props {
  retried: OperatorRequest | null
  cancelled: OperatorRequest | null
  onClose: () => void
}

/** Both are seen by the family, so both ask first. */
export function SteerDialogs({ retried, cancelled, onClose }: Props) {
  const { retry, cancel } = useSteer()
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }
  return (
    <>
      <ConfirmDialog
        open={retried !== null}
        onOpenChange={onOpenChange}
        title={words.retryTitle}
        confirmLabel={words.retry}
        onConfirm={() => {
          if (retried) retry.mutate(retried.planId)
        }}
      >
        {words.retryText}
      </ConfirmDialog>
      <ConfirmDialog
        open={cancelled !== null}
        onOpenChange={onOpenChange}
        title={words.cancelTitle}
        confirmLabel={words.cancel}
        onConfirm={() => {
          if (cancelled) cancel.mutate(cancelled.planId)
        }}
      >
        {words.cancelText}
      </ConfirmDialog>
    </>
  )
}
