import type { OperatorRequest } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import type { LogEntry } from '@pencil-quest/contract/generation'
import { useQuery } from '@tanstack/react-query'
import { moment } from '#web/lib/moments.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from './loaded.tsx'
import { logsQuery } from './queries.ts'

export function LogDialog({ request, onClose }: { request: OperatorRequest | null; onClose: () => void }) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.detailsTitle}
      description={words.detailsText}
    >
      {request ? <Logs requestId={request.requestId} /> : null}
    </Dialog>
  )
}

function Logs({ requestId }: { requestId: string }) {
  // A request goes on while one looks elsewhere.
  const query = useQuery({ ...logsQuery(requestId), refetchOnMount: 'always' })
  return (
    <>
      <p className="mb-4 text-sm break-all text-muted">{requestId}</p>
      <Loaded query={query} waiting={words.waiting} failed={words.failures.logs}>
        {({ logs }) =>
          logs.length === 0 ? (
            <p>{words.noLogs}</p>
          ) : (
            <ol aria-label={words.detailsTitle} className="flex flex-col gap-3">
              {logs.map((entry) => (
                <Entry key={JSON.stringify(entry)} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </>
  )
}

function Entry({ entry: { timestamp, type, message, details } }: { entry: LogEntry }) {
  return (
    <li className="rounded-2xl border-2 border-edge px-4 py-3">
      <p className="break-words">
        <span className={type === 'error' ? 'font-bold text-danger' : 'font-bold'}>{message}</span>
        <time dateTime={timestamp} className="block text-sm text-muted">
          {moment(timestamp, 'second')}
        </time>
      </p>
      {details && Object.keys(details).length > 0 ? (
        <pre className="mt-2 text-sm break-words whitespace-pre-wrap">{JSON.stringify(details, null, 1)}</pre>
      ) : null}
    </li>
  )
}
