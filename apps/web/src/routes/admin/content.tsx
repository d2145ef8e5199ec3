import { createFileRoute } from '@tanstack/react-router'
import { ContentScreen, type ContentTab, contentTabs } from '#web/features/admin-content/content-screen.tsx'
import { contentQuery } from '#web/features/admin-content/queries.ts'

export const Route = createFileRoute('/admin/content')({
  validateSearch: (search: Record<string, unknown>): { section?: string } =>
    typeof search.section === 'string' ? { section: search.section } : {},
  // Other admins change it too, so it is read anew at each visit.
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery({ ...contentQuery, staleTime: 0 }),
  component: Content,
})

function Content() {
  const { section } = Route.useSearch()
  const navigate = Route.useNavigate()
  const tab: ContentTab = contentTabs.find((one) => one === section) ?? 'hero'
  return (
    <ContentScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { section: next }, replace: true, resetScroll: false })}
    />
  )
}
