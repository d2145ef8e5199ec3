import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { shownUser } from '#web/features/demo/sample-user.ts'
import { Page } from '#web/features/frame/page.tsx'
import { FailedStart } from '#web/features/frame/page-states.tsx'
import { Tooltips } from '#web/ui/tooltip.tsx'

/** Screens of a signed-in parent. Anybody else signs in first and then comes back. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const user = shownUser(await queryClient.fetchQuery(currentUserQuery), location.pathname)
    if (user) return { user }
    // For a visitor the start page is the landing page, which the server writes.
    if (location.pathname === '/') throw redirect({ to: '/', reloadDocument: true, replace: true })
    throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
  },
  component: SignedIn,
  errorComponent: FailedStart,
})

function SignedIn() {
  const { user } = Route.useRouteContext()
  return (
    <Page user={user}>
      <Tooltips>
        <Outlet />
      </Tooltips>
    </Page>
  )
}
