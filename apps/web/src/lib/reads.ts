import { type Endpoint, pathWith, type ReplyOf } from '@pencil-quest/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from './call.ts'
import { hasStatus } from './call-error.ts'

/** A read by GET. The first element of its key is the path, so that a family of paths can be refreshed by its beginning. */
export function read<E extends Endpoint>(endpoint: E, params?: CallInput<E>['params']) {
  const path = pathWith(endpoint.path, params as Record<string, string | number> | undefined)
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }): Promise<ReplyOf<E>> => call(endpoint, params ? { params, signal } : { signal }),
  })
}

/** The same, with null in place of a 401. */
export function readOrNothing<E extends Endpoint>(endpoint: E, params?: CallInput<E>['params']) {
  const path = pathWith(endpoint.path, params as Record<string, string | number> | undefined)
  return queryOptions({
    queryKey: [path, 'or nothing'] as const,
    queryFn: async ({ signal }): Promise<ReplyOf<E> | null> => {
      try {
        return await call(endpoint, params ? { params, signal } : { signal })
      } catch (error) {
        if (hasStatus(error, 401)) return null
        throw error
      }
    },
  })
}
