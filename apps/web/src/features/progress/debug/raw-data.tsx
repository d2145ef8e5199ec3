import { activityQuery, detailedStatusQuery, logsQuery } from '#web/features/generation/queries.ts'
import { useFeed } from './use-feed.ts'

export function RawData({ requestId }: { requestId: string }) {
  const dumps = [
    ['Detailed status', useFeed(detailedStatusQuery(requestId))],
    ['N8N activity', useFeed(activityQuery)],
    ['Request logs', useFeed(logsQuery(requestId))],
  ] as const
  return (
    <div className="flex flex-col gap-2">
      {dumps.map(([name, data]) => (
        <details key={name} className="rounded-xl border-2 border-edge px-3">
          <summary className="flex min-h-12 items-center font-bold">{name}</summary>
          <pre className="overflow-x-auto pb-3 text-xs">{JSON.stringify(data ?? null, null, 2)}</pre>
        </details>
      ))}
    </div>
  )
}
