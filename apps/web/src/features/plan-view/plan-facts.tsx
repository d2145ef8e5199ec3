import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { PlanView } from '@pencil-quest/contract/plans'
import { CalendarDays, Clock, Gauge, type LucideIcon, Map as MapIcon } from 'lucide-react'

export function PlanFacts({ plan }: { plan: Pick<PlanView, 'length' | 'duration' | 'difficulty' | 'theme'> }) {
  const facts: readonly (readonly [LucideIcon, string, string])[] = [
    [CalendarDays, 'Length', `${plan.length} days`],
    [Clock, 'Time', `${plan.duration} minutes per day`],
    [Gauge, 'Difficulty', capitalisedWords(plan.difficulty)],
    [MapIcon, 'Theme', capitalisedWords(plan.theme)],
  ]
  return (
    <dl className="flex flex-wrap gap-2">
      {facts.map(([Icon, name, value]) => (
        <div
          key={name}
          className="inline-flex items-center gap-2 rounded-full border-2 border-ink bg-card px-3.5 py-1 font-bold"
        >
          <dt>
            <Icon aria-hidden="true" className="size-5 text-primary" />
            <span className="sr-only">{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
