import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { hasCode } from './call-error.ts'

// A button has to know that its call is under way before the second click of a double click, so not by a timer.
notifyManager.setScheduler(queueMicrotask)

/**
 * The shared behaviour of reads: they never expire, are not retried and do not refetch on focus. Mutations are not
 * retried. `onSessionEnd` is told when the server answers a call as to a stranger.
 */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (hasCode(error, 'unauthenticated')) onSessionEnd()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The server may be this machine or one in the house: a browser that takes itself for offline asks all the same.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Marks every read whose path begins so as out of date; those on screen are read again. */
export function refreshPaths(client: QueryClient, beginning: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(beginning) })
}
