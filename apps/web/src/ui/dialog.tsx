import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { iconButtonClass } from './button-class.ts'
import { useReturnFocus } from './use-return-focus.ts'

export const overlayClass = 'fade fixed inset-0 z-40 bg-shade'

/** A sheet from the bottom of a phone, a card in the middle of anything wider. */
export const sheetClass =
  'rise fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-3xl border-3 border-ink bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-sheet outline-none sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-[min(92vw,38rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:p-7'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where the focus goes; by default it returns to the button that opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void
  title: string
  description: string
  children: ReactNode
}

export function Dialog({ open, onOpenChange, onCloseAutoFocus, title, description, children }: Props) {
  const focus = useReturnFocus(onCloseAutoFocus)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content className={sheetClass} {...focus}>
          <div className="mb-4 flex items-start justify-between gap-3">
            <div>
              <Primitive.Title className="text-2xl">{title}</Primitive.Title>
              <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
            </div>
            <Primitive.Close className={iconButtonClass} aria-label="Close">
              <X aria-hidden="true" className="size-6" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
