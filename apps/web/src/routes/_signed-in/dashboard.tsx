import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { loadDashboard } from '#web/features/dashboard/load-dashboard.ts'

export const Route = createFileRoute('/_signed-in/dashboard')({
  loader: ({ context: { queryClient, user } }) => loadDashboard(queryClient, user.id),
  component: () => <Dashboard user={Route.useRouteContext().user} />,
})
