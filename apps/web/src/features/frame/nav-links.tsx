import type { User } from '@pencil-quest/contract/accounts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link, useRouterState } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'

const linkClass =
  'inline-flex min-h-12 items-center rounded-2xl px-4 font-bold hover:bg-primary-tint hover:text-primary'

/** In the bar of a wide screen, in the opened menu of a narrow one. */
export function NavLinks({ user, wide = false }: { user: User | null; wide?: boolean }) {
  const place = useRouterState({ select: ({ location }) => location })
  if (!user) {
    const next = placeToReturnTo(place)
    return (
      <>
        <Link to="/auth" search={next} className={cx(linkClass, wide && 'w-full')}>
          Login
        </Link>
        <Link to="/auth" search={{ tab: 'register', ...next }} className={buttonClass({ wide })}>
          Create Account
        </Link>
      </>
    )
  }
  const isDashboard = place.pathname === '/' || place.pathname === '/dashboard'
  const here = (isHere: boolean) => ({
    'aria-current': isHere ? ('page' as const) : undefined,
    className: cx(linkClass, wide && 'w-full', isHere && 'text-primary underline decoration-3 underline-offset-8'),
  })
  return (
    <>
      <Link to="/dashboard" {...here(isDashboard)}>
        {screenTexts.dashboard.title}
      </Link>
      <Link to="/plans" {...here(place.pathname.startsWith('/plan'))}>
        {screenTexts.plans.title}
      </Link>
    </>
  )
}

/** Signing in leads back to where the visitor was. */
function placeToReturnTo({ pathname, href, search }: { pathname: string; href: string; search: { next?: string } }) {
  const next = pathname === '/auth' ? search.next : href
  return next ? { next } : {}
}
