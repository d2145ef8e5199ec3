import type { QueryKey } from '@tanstack/react-query'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'

const refreshEvery = 5000

/** A read that is made again every 5 s for as long as it is on screen. */
export function useFeed<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  return useQuery({ ...options, staleTime: 0, refetchInterval: refreshEvery }).data
}
