import type { ReactNode } from 'react'
import { usePageHeading } from '#web/lib/page-focus.ts'

interface Props {
  /** Of the document. */
  title: string
  className?: string
  children: ReactNode
}

export function PageHeading({ title, className = 'text-3xl sm:text-4xl', children }: Props) {
  const heading = usePageHeading(title)
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
