import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'

/** Why the form could not be sent, inside it; announced when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children ? <Notice tone="amber">{children}</Notice> : null}
    </div>
  )
}
