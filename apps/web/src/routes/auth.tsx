import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { AuthCard, type AuthTab } from '#web/features/accounts/auth-card.tsx'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { MarketingPanel } from '#web/features/accounts/marketing-panel.tsx'
import { Page } from '#web/features/frame/page.tsx'
import { safeNextPath } from '#web/lib/next-path.ts'

interface Search {
  tab?: 'register'
  next?: string
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ tab, next }: Record<string, unknown>): Search => {
    // A key that is left out keeps what the address says: only an `undefined` takes an unsafe path away.
    return { tab: tab === 'register' ? tab : undefined, next: safeNextPath(next, location.origin) }
  },
  beforeLoad: async ({ context: { queryClient }, search: { next } }) => {
    const user = await queryClient.ensureQueryData(currentUserQuery)
    if (user) throw redirect({ href: next ?? '/', replace: true })
  },
  component: AuthPage,
})

function AuthPage() {
  const router = useRouter()
  const { tab = 'login', next } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (shown: AuthTab) =>
    void navigate({
      search: { ...(shown === 'register' ? { tab: shown } : {}), ...(next ? { next } : {}) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Page user={null}>
      <div className="flex items-center justify-center gap-16 lg:justify-between lg:py-8">
        <MarketingPanel />
        <AuthCard tab={tab} onTab={show} onDone={() => router.history.push(next ?? '/dashboard')} />
      </div>
    </Page>
  )
}
