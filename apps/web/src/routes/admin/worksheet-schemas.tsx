import { createFileRoute } from '@tanstack/react-router'
import { schemasQuery } from '#web/features/admin-worksheet-schemas/queries.ts'
import { SchemasScreen } from '#web/features/admin-worksheet-schemas/schemas-screen.tsx'

export const Route = createFileRoute('/admin/worksheet-schemas')({
  // Other admins change things too, so it is read anew at each visit.
  loader: ({ context: { queryClient } }) => queryClient.fetchInfiniteQuery({ ...schemasQuery, staleTime: 0 }),
  component: SchemasScreen,
})
