import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { QueryClient } from '@tanstack/react-query'
import { planListPaths } from '#web/features/plans/queries.ts'

/** What a list of plans holds: null to a stranger. */
type Listed = PlanSummary[] | null

const lists = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith(planListPaths),
}

/** Shows the lists without some plans at once. Answers the way back, for when the server refuses. */
export async function hidePlans(
  client: QueryClient,
  isHidden: (plan: PlanSummary) => boolean,
): Promise<{ restore: () => void }> {
  await client.cancelQueries(lists)
  const before = client.getQueriesData<Listed>(lists)
  client.setQueriesData<Listed>(lists, (list) => list?.filter((plan) => !isHidden(plan)) ?? list)
  return {
    restore: () => {
      for (const [key, list] of before) client.setQueryData(key, list)
    },
  }
}
