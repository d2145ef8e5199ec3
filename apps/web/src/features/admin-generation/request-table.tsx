import type { OperatorRequest } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import type { PlanStatus } from '@pencil-quest/contract/plans'
import { moment } from '#web/lib/moments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import type { Asked } from './generation-screen.tsx'
import { RowActions } from './row-actions.tsx'

interface Props {
  requests: readonly OperatorRequest[]
  onAsk: (asked: Asked) => void
}

const tones = { processing: 'primary', completed: 'success', failed: 'danger' } as const satisfies Record<
  PlanStatus,
  string
>

export function RequestTable({ requests, onAsk }: Props) {
  return (
    <Table caption={words.caption} columns={Object.values(words.columns)}>
      {requests.map((request) => (
        <tr key={request.requestId}>
          <th scope="row" className={`${cellClass} font-normal whitespace-nowrap`}>
            <time dateTime={request.createdAt}>{moment(request.createdAt, 'second')}</time>
          </th>
          <td className={`${cellClass} min-w-40`}>
            <Badge tone={tones[request.status]}>{words.states[request.status]}</Badge>
            {request.status === 'processing' ? <p className="mt-1 text-sm text-muted">{request.stage}</p> : null}
            {request.reason === null ? null : <p className="mt-1 text-sm break-words">{request.reason}</p>}
            {request.isMadeAgain ? <p className="mt-1 text-sm text-muted">{words.madeAgain}</p> : null}
          </td>
          <td className={`${cellClass} break-words`}>
            {request.engine}
            <span className="block text-sm whitespace-nowrap text-muted">{words.attempts(request.attempts)}</span>
          </td>
          <td className={`${cellClass} min-w-40`}>
            {request.theme}, {request.grade}, {words.days(request.length)}
            <span className="block text-sm text-muted">{request.planId}</span>
          </td>
          <td className={`${cellClass} min-w-44 text-sm break-words`}>{request.familyId}</td>
          <td className={cellClass}>
            <RowActions request={request} onAsk={onAsk} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
