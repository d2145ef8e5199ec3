import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { FailedStart } from '#web/features/frame/page-states.tsx'

/** Screens of a signed-in admin; anybody else is led to the admin's sign-in. */
export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const { currentAdminQuery } = await import('#web/features/admin/current-admin.ts')
    const admin = await queryClient.fetchQuery(currentAdminQuery)
    if (!admin) throw redirect({ to: '/admin/login', replace: true })
    if (/^\/admin\/?$/.test(location.pathname)) throw redirect({ to: '/admin/dashboard', replace: true })
    return { admin }
  },
  component: AdminScreens,
  errorComponent: FailedStart,
})

function AdminScreens() {
  const { admin } = Route.useRouteContext()
  return (
    <AdminPage admin={admin}>
      <Outlet />
    </AdminPage>
  )
}
