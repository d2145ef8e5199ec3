import type { ReactNode } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'

interface Props {
  title: string
  intro: string
  /** What the whole screen offers to do. */
  children?: ReactNode
}

export function ScreenHeading({ title, intro, children }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <PageHeading title={title}>{title}</PageHeading>
        <p className="mt-1 max-w-3xl text-muted">{intro}</p>
      </div>
      {children}
    </header>
  )
}
