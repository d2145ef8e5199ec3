import type { ReactNode } from 'react'
import { moment } from '#web/lib/moments.ts'

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

export function timeOf(timestamp: string | undefined): string {
  return timestamp ? moment(timestamp, 'second') : '–'
}
