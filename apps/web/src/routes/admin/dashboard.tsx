import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '#web/features/admin-dashboard/dashboard-screen.tsx'
import { loadDashboard } from '#web/features/admin-dashboard/queries.ts'

export const Route = createFileRoute('/admin/dashboard')({
  loader: ({ context: { queryClient } }) => loadDashboard(queryClient),
  component: DashboardScreen,
})
