import type { ReactNode } from 'react'

/** In place of a table without rows. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-2xl border-3 border-dashed border-control bg-card px-5 py-8 text-center text-muted">
      {children}
    </p>
  )
}
