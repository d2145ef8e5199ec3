import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

interface Props {
  title: string
  /** Beside the title: how the matter stands. */
  state?: ReactNode
  intro?: string
  children: ReactNode
}

export function Section({ title, state, intro, children }: Props) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {state}
        </div>
        {intro ? <p className="mt-1 text-muted">{intro}</p> : null}
      </div>
      {children}
    </Card>
  )
}
