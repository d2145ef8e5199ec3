import type { User } from '@pencil-quest/contract/accounts'
import type { ReactNode } from 'react'
import { DemoBanner } from '#web/features/demo/demo-banner.tsx'
import { isSample } from '#web/features/demo/sample-user.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, what the screen shows, footer. */
export function Page({ user, children }: { user: User | null; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#main"
        className="sr-only z-60 rounded-2xl bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {isSample(user) ? <DemoBanner /> : null}
      <Header user={user} />
      <main
        id="main"
        tabIndex={-1}
        // The footer begins below the window, so that it does not jump when the screen's content comes.
        className="mx-auto min-h-[calc(100dvh-4.125rem)] w-full max-w-6xl grow px-4 py-6 sm:px-6 sm:py-10 print:min-h-0"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
}
