import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { Page } from '#web/features/frame/page.tsx'

/** Screens of a signed-in parent. Anybody else signs in first and then comes back. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const user = await queryClient.fetchQuery(currentUserQuery)
    if (user) return { user }
    throw redirect({ to: '/auth', search: location.pathname === '/' ? {} : { next: location.href }, replace: true })
  },
  component: SignedIn,
})

function SignedIn() {
  const { user } = Route.useRouteContext()
  return (
    <Page user={user}>
      <Outlet />
    </Page>
  )
}
