import { useRef } from 'react'

/**
 * A dialog without a trigger of its own does not know where the focus came from. These two handlers of its content
 * remember it and give it back, unless the caller has led the focus elsewhere.
 */
export function useReturnFocus(onClose?: (event: Event) => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      onClose?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
