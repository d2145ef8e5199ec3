import type { QueryClient } from '@tanstack/react-query'
import { profilesQuery } from '#web/features/profiles/queries.ts'
import { plansQuery } from './queries.ts'

/**
 * The family's plans and profiles, for the screens that list them. Reads never expire, but a plan in the making changes
 * without us: then the list is read again on the way in.
 */
export async function loadLists(client: QueryClient, userId: string): Promise<void> {
  const plans = plansQuery(userId)
  if (client.getQueryData(plans.queryKey)?.some(({ status }) => status === 'processing')) {
    await client.invalidateQueries({ queryKey: plans.queryKey, refetchType: 'none' })
  }
  await Promise.all([client.fetchQuery(profilesQuery(userId)), client.fetchQuery(plans)])
}
