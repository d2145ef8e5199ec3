import type { GenerationSummary } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { planStatuses } from '@pencil-quest/contract/plans'
import { Card } from '#web/ui/card.tsx'

/** In the time that is looked at, whatever else is filtered. */
export function StateCards({ summary: { states } }: { summary: GenerationSummary }) {
  return (
    <section aria-label={words.summary}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {planStatuses.map((status) => (
          <Card key={status} className="flex items-baseline justify-between gap-2 py-4 sm:flex-col sm:py-5">
            <dt className="text-muted">{words.states[status]}</dt>
            <dd className="font-display text-3xl font-semibold">{states[status].toLocaleString('en-US')}</dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
