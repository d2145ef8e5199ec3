import { createFileRoute } from '@tanstack/react-router'
import { loadLists } from '#web/features/plans/load-lists.ts'
import { PlansScreen } from '#web/features/plans/plans-screen.tsx'

export const Route = createFileRoute('/_signed-in/plans/')({
  loader: ({ context: { queryClient, user } }) => loadLists(queryClient, user.id),
  component: () => <PlansScreen userId={Route.useRouteContext().user.id} />,
})
