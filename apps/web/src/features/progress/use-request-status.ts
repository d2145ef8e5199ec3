import type { RequestStatus } from '@pencil-quest/contract/generation'
import { texts } from '@pencil-quest/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { statusQuery } from '#web/features/generation/queries.ts'
import { toastError } from '#web/lib/toasts.ts'
import { nextPoll, pollRetries, pollRetryDelay } from './polling.ts'

/** The specified polling. Its failures are told only while no pushed events come in. */
export function useRequestStatus(requestId: string, hasEvents: boolean): RequestStatus | undefined {
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...statusQuery(requestId),
    staleTime: 0,
    gcTime: 0,
    retry: pollRetries,
    retryDelay: pollRetryDelay,
    refetchInterval: ({ state }) => nextPoll(state.data),
  })
  // Told once, until an answer has come in again.
  const isFailing = errorUpdatedAt > dataUpdatedAt && !hasEvents
  useEffect(() => {
    if (isFailing) toastError(texts.failures.connection.title, texts.failures.connection.text)
  }, [isFailing])
  return data
}
