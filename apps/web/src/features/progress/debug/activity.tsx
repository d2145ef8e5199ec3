import { activityQuery } from '#web/features/generation/queries.ts'
import { Facts, timeOf } from './facts.tsx'
import { LogLine } from './log-line.tsx'
import { useFeed } from './use-feed.ts'

export function Activity() {
  const read = useFeed(activityQuery)
  const feed = read?.data
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          ['Environment', feed?.environment],
          ['Total Pending', feed?.totalPending],
          ['Last Updated', timeOf(read?.timestamp)],
        ]}
      />
      <div>
        <h3 className="text-lg">Pending Requests</h3>
        <ul>
          {feed?.pendingRequests.map(({ requestId, status, timestamp }) => (
            <li key={requestId} className="py-1 text-sm">
              <span className="break-all">{requestId}</span> · {status} ·{' '}
              <span className="text-muted">{timeOf(timestamp)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-lg">Recent Logs</h3>
        <ul>
          {feed?.recentLogs.map((entry) => (
            <LogLine
              key={`${entry.timestamp} ${entry.requestId} ${entry.message}`}
              entry={entry}
              requestId={entry.requestId}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
