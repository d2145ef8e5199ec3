import { createFileRoute } from '@tanstack/react-router'
import { ClassicScreen } from '#web/features/admin-dashboard/classic-screen.tsx'
import { loadClassic } from '#web/features/admin-dashboard/queries.ts'

export const Route = createFileRoute('/admin/dashboard_/classic')({
  loader: ({ context: { queryClient } }) => loadClassic(queryClient),
  component: ClassicScreen,
})
