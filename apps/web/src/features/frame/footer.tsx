import type { User } from '@pencil-quest/contract/accounts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'

const linkClass = 'inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4'

export function Footer({ user }: { user: User | null }) {
  return (
    <footer className="no-print mt-auto border-t-2 border-edge bg-card">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:grid-cols-2 sm:px-6">
        <div>
          <p className="font-display text-xl font-semibold">{texts.product}</p>
          <p className="mt-1 max-w-md text-muted">
            Themed, screen-free learning adventures for ages 5 to 11: pencils, crayons and glue included (almost).
          </p>
        </div>
        <nav aria-labelledby="quick-links" className="sm:justify-self-end">
          <h2 id="quick-links" className="text-lg">
            Quick Links
          </h2>
          {user ? (
            <div className="flex flex-wrap gap-x-6">
              <Link to="/dashboard" hash="student-profiles" className={linkClass}>
                Child Profiles
              </Link>
              <Link to="/plans" className={linkClass}>
                {screenTexts.plans.title}
              </Link>
            </div>
          ) : (
            <Link to="/auth" className={linkClass}>
              {texts.auth.signIn}
            </Link>
          )}
        </nav>
        <p className="text-sm text-muted sm:col-span-2">© 2025 {texts.product}</p>
      </div>
    </footer>
  )
}
