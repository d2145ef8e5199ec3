import { listFeedback, readFeedbackStats } from '@pencil-quest/contract/admin/feedback'
import { readOverview } from '@pencil-quest/contract/admin/overview'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { read } from '#web/lib/reads.ts'

/** Entries of the table of recent feedback. */
const latest = 10
/** Entries that the detailed table gets at once. */
const pageSize = 50

export const statsQuery = read(readFeedbackStats)
export const overviewQuery = read(readOverview)

export const latestFeedbackQuery = queryOptions({
  queryKey: [listFeedback.path, 'latest'],
  queryFn: ({ signal }) => call(listFeedback, { query: { limit: latest }, signal }),
})

export const feedbackPagesQuery = infiniteQueryOptions({
  queryKey: [listFeedback.path, 'pages'],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) => call(listFeedback, { query: { limit: pageSize, before: pageParam }, signal }),
  getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
})

/** Parents change these figures, so they are read anew at each visit. */
const anew = { staleTime: 0 } as const

export async function loadDashboard(client: QueryClient): Promise<void> {
  await Promise.all([
    client.fetchQuery({ ...statsQuery, ...anew }),
    client.fetchQuery({ ...latestFeedbackQuery, ...anew }),
  ])
}

export async function loadClassic(client: QueryClient): Promise<void> {
  await Promise.all([
    client.fetchQuery({ ...statsQuery, ...anew }),
    client.fetchQuery({ ...overviewQuery, ...anew }),
    client.fetchInfiniteQuery({ ...feedbackPagesQuery, ...anew }),
  ])
}
