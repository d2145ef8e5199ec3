import type { ReactNode } from 'react'
import { SketchCard } from '#web/ui/card.tsx'
import { PageHeading } from './page-heading.tsx'

interface Props {
  art: ReactNode
  title: string
  action?: ReactNode
  children: ReactNode
}

/** In place of what a screen would show: a drawing, what is the matter, what to do. */
export function StateCard({ art, title, action, children }: Props) {
  return (
    <SketchCard className="mx-auto my-8 flex max-w-lg flex-col items-center gap-4 text-center">
      <span className="size-28">{art}</span>
      <PageHeading title={title}>{title}</PageHeading>
      {children}
      {action}
    </SketchCard>
  )
}
