import { type RefObject, useEffect, useRef } from 'react'

let isWanted = false

/** Called when the path changes: the next heading that appears takes the focus. */
export function wantHeadingFocus(): void {
  isWanted = true
}

/** For the `h1` of a screen: sets the document's title, and takes the focus after a change of page. */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
  useEffect(() => {
    if (!isWanted) return
    isWanted = false
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

const product = 'Pencil Quest'
