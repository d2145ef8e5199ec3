import { createFileRoute } from '@tanstack/react-router'
import { type GenerationSearch, searchOf } from '#web/features/admin-generation/filter.ts'
import { GenerationScreen } from '#web/features/admin-generation/generation-screen.tsx'
import { loadGeneration } from '#web/features/admin-generation/queries.ts'

export const Route = createFileRoute('/admin/generation')({
  validateSearch: (search: Record<string, unknown>): GenerationSearch => searchOf(search),
  loaderDeps: ({ search }) => searchOf(search),
  loader: ({ context: { queryClient }, deps }) => loadGeneration(queryClient, deps),
  component: Generation,
})

function Generation() {
  const search = searchOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return <GenerationScreen search={search} onFilter={(next) => void navigate({ search: next, resetScroll: false })} />
}
