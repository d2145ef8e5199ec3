import type { ReactNode } from 'react'

interface Props {
  art: ReactNode
  title: string
  children: ReactNode
  action?: ReactNode
  /** The level that the title has in the outline of its screen. */
  level?: 1 | 2 | 3
}

/** Nothing here yet: a drawing, what it is, one thing to do. */
export function EmptyState({ art, title, children, action, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-3 rounded-3xl border-3 border-dashed border-control bg-card px-5 py-8 text-center">
      <div className="size-24">{art}</div>
      <Heading className="text-xl">{title}</Heading>
      <p className="max-w-sm text-muted">{children}</p>
      {action}
    </div>
  )
}
