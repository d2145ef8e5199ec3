import type { QueryClient } from '@tanstack/react-query'
import { plansQuery } from '#web/features/plans/queries.ts'
import { profilesQuery } from '#web/features/profiles/queries.ts'

/** Reads never expire, but a plan in the making changes without us: then the list is read again on the way in. */
export async function loadDashboard(client: QueryClient, userId: string): Promise<void> {
  const plans = plansQuery(userId)
  if (client.getQueryData(plans.queryKey)?.some(({ status }) => status === 'processing')) {
    await client.invalidateQueries({ queryKey: plans.queryKey, refetchType: 'none' })
  }
  await Promise.all([client.fetchQuery(profilesQuery(userId)), client.fetchQuery(plans)])
}
