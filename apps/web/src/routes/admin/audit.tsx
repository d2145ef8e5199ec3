import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#web/features/admin-audit/audit-screen.tsx'
import { auditQuery } from '#web/features/admin-audit/queries.ts'

export const Route = createFileRoute('/admin/audit')({
  // Other admins change things too, so it is read anew at each visit.
  loader: ({ context: { queryClient } }) => queryClient.fetchInfiniteQuery({ ...auditQuery, staleTime: 0 }),
  component: AuditScreen,
})
