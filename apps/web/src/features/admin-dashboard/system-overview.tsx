import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { planStatuses } from '@pencil-quest/contract/plans'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import { overviewQuery } from './queries.ts'
import { count, duration, size } from './words.ts'

const words = dashboardTexts.overview

export function SystemOverview() {
  const { data } = useSuspenseQuery(overviewQuery)
  const id = useId()
  const figures = [
    { name: words.plans, value: count(data.plansMade) },
    { name: words.families, value: count(data.families) },
    { name: words.children, value: count(data.children) },
    ...planStatuses.map((status) => ({
      name: `${words.requests}: ${words.states[status]}`,
      value: count(data.requests[status]),
    })),
    { name: words.database, value: size(data.databaseBytes) },
    { name: words.version, value: data.version },
    { name: words.uptime, value: duration(data.uptimeSeconds) },
  ]
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {words.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{name}</dt>
            <dd className="font-display text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
