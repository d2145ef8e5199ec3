import { type Admin, adminTexts } from '@pencil-quest/contract/admin/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { AdminNav } from './admin-nav.tsx'
import { signOutAdmin } from './sign-out-admin.ts'

/** Header with the admin's name, the sections, what the screen shows. */
export function AdminPage({ admin, children }: { admin: Admin; children: ReactNode }) {
  const client = useQueryClient()
  const router = useRouter()
  const leave = async () => {
    await signOutAdmin(client)
    await router.navigate({ to: '/admin/login' })
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-60 rounded-2xl bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="border-b-2 border-edge bg-paper">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
          <div className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
            <Link
              to="/admin/dashboard"
              className="inline-flex min-h-12 items-center font-display text-xl font-semibold"
            >
              {texts.product} Admin
            </Link>
            <p className="text-sm text-muted">
              {adminTexts.signedInAs} <b className="break-all text-ink">{admin.username}</b>
            </p>
          </div>
          <Button tone="outline" onClick={() => void leave()}>
            <LogOut aria-hidden="true" className="size-5" />
            {adminTexts.logout}
          </Button>
        </div>
        <AdminNav />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-8rem)] w-full max-w-6xl grow px-4 py-6 sm:px-6 sm:py-10"
      >
        {children}
      </main>
    </div>
  )
}
