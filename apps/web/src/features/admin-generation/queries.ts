import {
  listGenerationRequests,
  readGenerationLogs,
  readGenerationSummary,
  scoreStoredPlan,
} from '@pencil-quest/contract/admin/generation'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { read } from '#web/lib/reads.ts'
import { filterOf, type GenerationSearch } from './filter.ts'

/** All reads of this screen begin so. */
export const generationPath = '/api/admin/generation'

export const requestsQuery = (search: GenerationSearch) =>
  infiniteQueryOptions({
    queryKey: [listGenerationRequests.path, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listGenerationRequests, { query: { ...filterOf(search), before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
  })

export const summaryQuery = (search: GenerationSearch) => {
  const { from, until } = filterOf(search)
  return queryOptions({
    queryKey: [readGenerationSummary.path, from, until],
    queryFn: ({ signal }) => call(readGenerationSummary, { query: { from, until }, signal }),
  })
}

export const logsQuery = (requestId: string) => read(readGenerationLogs, { requestId })
export const scoreQuery = (id: number) => read(scoreStoredPlan, { id })

/** Families ask for plans all the time, so it is read anew at each visit. */
export async function loadGeneration(client: QueryClient, search: GenerationSearch): Promise<void> {
  const anew = { staleTime: 0 } as const
  await Promise.all([
    client.fetchInfiniteQuery({ ...requestsQuery(search), ...anew }),
    client.fetchQuery({ ...summaryQuery(search), ...anew }),
  ])
}
