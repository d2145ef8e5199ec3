import type { LogEntry } from '@pencil-quest/contract/generation'
import { cx } from '#web/ui/cx.ts'
import { timeOf } from './facts.tsx'

const tones: Partial<Record<LogEntry['type'], string>> = {
  error: 'text-danger',
  callback: 'text-success',
  outbound: 'text-primary',
}

interface Props {
  entry: Pick<LogEntry, 'timestamp' | 'type' | 'message' | 'details'>
  requestId?: string
}

export function LogLine({ entry: { timestamp, type, message, details }, requestId }: Props) {
  return (
    <li className="border-b-2 border-edge py-2 text-sm last:border-0">
      <p className="flex flex-wrap gap-x-3">
        <span className="text-muted">{timeOf(timestamp)}</span>
        <span className={cx('font-bold', tones[type] ?? 'text-muted')}>{type}</span>
        {requestId ? <span className="break-all text-muted">{requestId}</span> : null}
      </p>
      <p>{message}</p>
      {details ? <pre className="mt-1 overflow-x-auto text-xs">{JSON.stringify(details, null, 2)}</pre> : null}
    </li>
  )
}
