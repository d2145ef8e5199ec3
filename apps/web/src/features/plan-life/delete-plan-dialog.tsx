import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Props {
  /** What the plan is called; null: closed. */
  title: string | null
  onClose: () => void
  onConfirm: () => void
  onCloseAutoFocus?: (event: Event) => void
}

export function DeletePlanDialog({ title, onClose, onConfirm, onCloseAutoFocus }: Props) {
  return (
    <ConfirmDialog
      open={title !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      title={screenTexts.planLife.delete}
      confirmLabel={screenTexts.planLife.delete}
      onConfirm={onConfirm}
    >
      Delete <strong>{title}</strong>? {screenTexts.planLife.deleteText}
    </ConfirmDialog>
  )
}
