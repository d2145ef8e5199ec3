import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Milliseconds; specification 1, section 9. Within the second time, the next one opens at once. */
const openDelay = 700
const skipDelay = 300

/** Around every place that has tooltips, since they know of each other. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Primitive.Provider>
  )
}

/** Says what a button with an icon alone does, to those who see; others have its label. Drawn where it stands. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger
        asChild
        onFocus={(event) => {
          // Not where a dialog that was closed by a click gives the focus back.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
        }}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Content
        sideOffset={4}
        collisionPadding={12}
        className="rise z-40 rounded-xl bg-ink px-3 py-1 text-sm font-bold text-paper"
      >
        {text}
      </Primitive.Content>
    </Primitive.Root>
  )
}
