import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  /** A list that is read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: ReactNode
}

/** Reads the next page of a list; nothing where there is none. */
export function OlderButton({ list, children }: Props) {
  if (!list.hasNextPage) return null
  return (
    <Button
      tone="outline"
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      className="sm:self-start"
    >
      {children}
    </Button>
  )
}
