import { readAudit } from '@pencil-quest/contract/admin/accounts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

export const auditQuery = infiniteQueryOptions({
  queryKey: [readAudit.path],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) => call(readAudit, { query: { before: pageParam }, signal }),
  getNextPageParam: ({ next }) => next,
})
