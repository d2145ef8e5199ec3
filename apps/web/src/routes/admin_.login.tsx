import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { LoginForm } from '#web/features/admin/login-form.tsx'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { FailedStart } from '#web/features/frame/page-states.tsx'
import { SketchCard } from '#web/ui/card.tsx'

export const Route = createFileRoute('/admin_/login')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const { currentAdminQuery } = await import('#web/features/admin/current-admin.ts')
    if (await queryClient.fetchQuery(currentAdminQuery)) throw redirect({ to: '/admin/dashboard', replace: true })
  },
  component: AdminLogin,
  errorComponent: FailedStart,
})

function AdminLogin() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-4 py-10">
      <SketchCard>
        <PageHeading title={adminTexts.title}>{adminTexts.title}</PageHeading>
        <p className="mt-1 mb-5 text-muted">{adminTexts.intro}</p>
        <LoginForm />
      </SketchCard>
      <Link
        to="/"
        reloadDocument
        className="mx-auto inline-flex min-h-12 items-center font-bold text-primary underline"
      >
        {adminTexts.backToSite}
      </Link>
    </main>
  )
}
