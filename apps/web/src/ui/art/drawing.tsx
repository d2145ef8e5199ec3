import type { ReactNode } from 'react'

/** What every drawing shares: a graphite outline with round joins on flat crayon fills, 96 units square. Decoration only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-full stroke-ink"
      fill="none"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
