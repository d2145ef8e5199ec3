import { type RefObject, useEffect, useRef } from 'react'

/** Folded parts of the page are unfolded on paper, and folded again afterwards. */
export function useOpenInPrint(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    function unfold() {
      opened = [...(page.current?.querySelectorAll('details') ?? [])].filter(({ open }) => !open)
      for (const details of opened) details.open = true
    }
    function fold() {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [])
  return page
}
