import { createFileRoute, Outlet } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { Page } from '#web/features/frame/page.tsx'

/** Screens that anybody may see. */
export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context: { queryClient } }) => ({ user: await queryClient.fetchQuery(currentUserQuery) }),
  component: Open,
})

function Open() {
  const { user } = Route.useRouteContext()
  return (
    <Page user={user}>
      <Outlet />
    </Page>
  )
}
