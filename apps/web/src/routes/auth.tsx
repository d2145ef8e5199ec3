import { safeNextPath } from '@pencil-quest/contract/next-path'
import { type SignInOutcome, signInOutcomes } from '@pencil-quest/contract/third-party'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { AuthCard, type AuthTab } from '#web/features/accounts/auth-card.tsx'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { MarketingPanel } from '#web/features/accounts/marketing-panel.tsx'
import { saySignIn, signInOptionsQuery, takeOverSession } from '#web/features/accounts/third-party.ts'
import { shownUser } from '#web/features/demo/sample-user.ts'
import { Page } from '#web/features/frame/page.tsx'
import { FailedStart } from '#web/features/frame/page-states.tsx'

interface Search {
  tab?: 'register'
  next?: string
  /** How a sign-in elsewhere ended. */
  signin?: SignInOutcome
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ tab, next, signin }: Record<string, unknown>): Search => {
    // A key that is left out keeps what the address says: only an `undefined` takes an unsafe path away.
    return {
      tab: tab === 'register' ? tab : undefined,
      next: safeNextPath(next, location.origin),
      signin: signInOutcomes.find((outcome) => outcome === signin),
    }
  },
  beforeLoad: async ({ context: { queryClient }, search: { tab, next, signin } }) => {
    if (signin) takeOverSession(signin)
    const user = shownUser(await queryClient.ensureQueryData(currentUserQuery), '/auth')
    if (signin) await saySignIn(queryClient, signin, user)
    if (user) throw redirect({ href: next ?? (signin ? '/dashboard' : '/'), replace: true })
    // Said once: not again when the page is loaded again.
    if (signin) throw redirect({ to: '/auth', search: { tab, next }, replace: true })
    void queryClient.prefetchQuery(signInOptionsQuery)
  },
  component: AuthPage,
  errorComponent: FailedStart,
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
        <AuthCard tab={tab} next={next} onTab={show} onDone={() => router.history.push(next ?? '/dashboard')} />
      </div>
    </Page>
  )
}
