import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import type { FeedbackStats } from '@pencil-quest/contract/admin/feedback'
import { CalendarClock, MessageSquareText, Star } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { count } from './words.ts'

const words = dashboardTexts.stats

export function StatsCards({ stats, title = words.title }: { stats: FeedbackStats; title?: string }) {
  const cards = [
    { name: words.total, value: count(stats.total), note: '', Icon: MessageSquareText },
    { name: words.average, value: stats.average?.toFixed(1) ?? words.none, note: words.outOf, Icon: Star },
    { name: words.recent, value: count(stats.lastSevenDays), note: '', Icon: CalendarClock },
  ]
  return (
    <section aria-label={title}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {cards.map(({ name, value, note, Icon }) => (
          <Card key={name} className="flex flex-col gap-1">
            <dt className="flex items-center gap-2 text-muted">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {name}
            </dt>
            <dd className="font-display text-3xl font-semibold">
              {value} {note ? <span className="font-sans text-base font-normal text-muted">{note}</span> : null}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
