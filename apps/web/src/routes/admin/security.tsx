import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '#web/features/admin-security/queries.ts'
import { SecurityScreen } from '#web/features/admin-security/security-screen.tsx'

export const Route = createFileRoute('/admin/security')({
  // Sessions begin and end elsewhere, so they are counted anew at each visit.
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery({ ...sessionsQuery, staleTime: 0 }),
  component: Security,
})

function Security() {
  const { admin } = Route.useRouteContext()
  return <SecurityScreen admin={admin} />
}
