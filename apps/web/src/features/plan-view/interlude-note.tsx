import type { Interlude } from '@pencil-quest/contract/plan-document'
import { Megaphone, PersonStanding, Star } from 'lucide-react'

const icons = { opener: Megaphone, break: PersonStanding, close: Star } as const

/** What frames a day: its opening, a break to move, the show-and-tell at its end. */
export function InterludeNote({ kind, interlude }: { kind: keyof typeof icons; interlude: Interlude }) {
  const Icon = icons[kind]
  return (
    <div className="print-whole flex gap-3 rounded-2xl border-2 border-dashed border-control px-4 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <h3 className="text-lg">
          {interlude.title}
          {interlude.minutes > 0 ? (
            <span className="font-sans text-sm font-bold text-muted"> {interlude.minutes} min</span>
          ) : null}
        </h3>
        <p className="font-child">{interlude.text}</p>
      </div>
    </div>
  )
}
