import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { overlayClass, sheetClass } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus?: (event: Event) => void
  title: string
  /** What is lost. */
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  onCloseAutoFocus,
  title,
  children,
  confirmLabel,
  onConfirm,
}: Props) {
  const focus = useReturnFocus(onCloseAutoFocus)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={sheetClass} {...focus}>
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 mb-6">{children}</AlertDialog.Description>
          <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel className={buttonClass({ tone: 'outline' })}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClass({ tone: 'danger' })} onClick={onConfirm}>
              {confirmLabel}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
