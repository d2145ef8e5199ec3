import { createFileRoute, Outlet } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { shownUser } from '#web/features/demo/sample-user.ts'
import { Page } from '#web/features/frame/page.tsx'
import { FailedStart } from '#web/features/frame/page-states.tsx'

/** Screens that anybody may see. */
export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context: { queryClient }, location: { pathname } }) => ({
    user: shownUser(await queryClient.fetchQuery(currentUserQuery), pathname),
  }),
  component: Open,
  errorComponent: FailedStart,
})

function Open() {
  const { user } = Route.useRouteContext()
  return (
    <Page user={user}>
      <Outlet />
    </Page>
  )
}
