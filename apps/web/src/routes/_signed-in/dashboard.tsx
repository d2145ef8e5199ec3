import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { loadLists } from '#web/features/plans/load-lists.ts'

export const Route = createFileRoute('/_signed-in/dashboard')({
  loader: ({ context: { queryClient, user } }) => loadLists(queryClient, user.id),
  component: () => <Dashboard user={Route.useRouteContext().user} />,
})
