import { detailedStatusQuery } from '#web/features/generation/queries.ts'
import { Facts, timeOf } from './facts.tsx'
import { useFeed } from './use-feed.ts'

export function RequestDetails({ requestId }: { requestId: string }) {
  const read = useFeed(detailedStatusQuery(requestId))
  const plan = read?.detailed.plan
  const pending = read?.detailed.pendingRequest
  return (
    <Facts
      facts={[
        ['Request ID', requestId],
        ['Status', read?.status],
        ['Plan ID', plan?.id],
        ['User ID', plan?.userId],
        ['Theme', plan?.theme],
        ['Subjects', plan?.subjects.join(', ')],
        ['Created', timeOf(plan?.createdAt)],
        ['Updated', timeOf(plan?.updatedAt)],
        ['Pending request', pending ? `${pending.status}, ${pending.stage}, attempt ${pending.attempts}` : 'None'],
        ['Pending since', timeOf(pending?.timestamp)],
      ]}
    />
  )
}
