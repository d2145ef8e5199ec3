import type { ReactNode } from 'react'

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-bold">{name}</dt>
          <dd className="break-all text-muted">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

export function timeOf(timestamp: string | undefined): string {
  return timestamp ? times.format(new Date(timestamp)) : '–'
}
