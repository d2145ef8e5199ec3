import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cx } from './cx.ts'

interface Shown {
  id: string
  title: string
  text?: string
  tone: 'plain' | 'danger'
  open: boolean
}

const tones = {
  plain: 'border-ink bg-card text-ink',
  danger: 'border-danger bg-danger-tint text-ink',
} as const

/** Closes after 5000 ms, by a swipe to the right of 50 px, or by its button; F8 goes to it. */
export function Toaster({ toasts, onClose }: { toasts: readonly Shown[]; onClose: (id: string) => void }) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, text, tone, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose(id)
          }}
          className={cx('rise slide-away flex items-start gap-3 rounded-2xl border-3 p-4 shadow-sheet', tones[tone])}
        >
          <div className="min-w-0 grow">
            <Toast.Title className={cx('font-bold', tone === 'danger' && 'text-danger')}>{title}</Toast.Title>
            {text ? <Toast.Description className="mt-0.5">{text}</Toast.Description> : null}
          </div>
          <Toast.Close aria-label="Close" className="-m-2 inline-flex size-11 items-center justify-center rounded-xl">
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="no-print fixed top-0 right-0 z-60 flex w-full flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 md:max-w-[420px]" />
    </Toast.Provider>
  )
}
