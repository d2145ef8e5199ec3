import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

interface Props {
  title: string
  intro?: string
  children: ReactNode
}

/** One matter of the account, with its heading. */
export function Section({ title, intro, children }: Props) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {intro ? <p className="mt-1 text-muted">{intro}</p> : null}
      </div>
      {children}
    </Card>
  )
}
