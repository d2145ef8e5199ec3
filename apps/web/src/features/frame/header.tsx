import type { User } from '@pencil-quest/contract/accounts'
import { useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { iconButtonClass } from '#web/ui/button-class.ts'
import { Brand } from './brand.tsx'
import { NavLinks } from './nav-links.tsx'

// Visitors have none, and should not wait for it.
const AccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })))

/** On a narrow screen the links fold into a menu that a button opens. */
export function Header({ user }: { user: User | null }) {
  const place = useRouterState({ select: ({ location }) => location.href })
  // Where the menu was opened: going to another place closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === place
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  const Icon = isOpen ? X : MenuIcon
  return (
    <header className="no-print sticky top-0 z-30 border-b-2 border-edge bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2 sm:px-6">
        <Brand user={user} />
        <nav aria-label="Main" className="ml-auto hidden items-center gap-2 md:flex">
          <NavLinks user={user} />
        </nav>
        <div className="ml-auto flex items-center gap-1 md:ml-0">
          {user ? (
            <Suspense fallback={<span className="size-12" />}>
              <AccountMenu user={user} />
            </Suspense>
          ) : null}
          <button
            ref={button}
            type="button"
            aria-label="Menu"
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            onClick={() => setOpenAt(isOpen ? null : place)}
            className={`${iconButtonClass} md:hidden`}
          >
            <Icon aria-hidden="true" className="size-6" />
          </button>
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!isOpen}
        className="not-[[hidden]]:flex flex-col gap-2 border-t-2 border-edge px-4 py-3 md:hidden"
      >
        <NavLinks user={user} wide />
      </nav>
    </header>
  )
}
