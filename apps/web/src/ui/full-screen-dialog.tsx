import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { iconButtonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** Of what it shows below its title. */
  className?: string
  children: ReactNode
}

/** Covers the whole screen: for a tool or a frame that needs the room. */
export function FullScreenDialog({ open, onOpenChange, title, description, className, children }: Props) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content className="fade fixed inset-0 z-50 flex flex-col bg-paper outline-none" {...focus}>
          <div className="flex items-start justify-between gap-3 border-b-2 border-edge px-4 py-3 sm:px-6">
            <div className="min-w-0">
              <Primitive.Title className="text-2xl">{title}</Primitive.Title>
              <Primitive.Description className="text-muted">{description}</Primitive.Description>
            </div>
            <Primitive.Close className={iconButtonClass} aria-label="Close">
              <X aria-hidden="true" className="size-6" />
            </Primitive.Close>
          </div>
          <div className={cx('min-h-0 grow', className)}>{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
