import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { logsQuery } from '#web/features/generation/queries.ts'
import { LogLine } from './log-line.tsx'
import { useFeed } from './use-feed.ts'

export function RequestLogs({ requestId }: { requestId: string }) {
  const logs = useFeed(logsQuery(requestId))?.logs ?? []
  if (logs.length === 0) {
    return (
      <p className="break-all text-muted">
        {screenTexts.processing.noLogs} {requestId}
      </p>
    )
  }
  return (
    <ul>
      {logs.map((entry) => (
        <LogLine key={`${entry.timestamp} ${entry.type} ${entry.message}`} entry={entry} />
      ))}
    </ul>
  )
}
