import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/button-class.ts'

const { blurb, feedback, quickLinks, links, about, copyright } = homeTexts.footer
const linkClass = 'inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4'

/** The same for everybody: what needs an account leads to the sign-in and from there back. */
export function Footer() {
  return (
    <footer className="no-print mt-auto border-t-2 border-edge bg-card">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-8 sm:px-6 md:grid-cols-[2fr_1.4fr_auto]">
        <div>
          <p className="font-display text-xl font-semibold">{texts.product}</p>
          <p className="mt-1 max-w-md text-muted">{blurb}</p>
        </div>
        <div>
          <p className="text-muted">{feedback}</p>
          <Link to="/feedback" className={buttonClass({ tone: 'outline', className: 'mt-3' })}>
            {feedbackTexts.title}
          </Link>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="text-lg">
            {quickLinks}
          </h2>
          <div className="flex flex-wrap gap-x-6 md:flex-col">
            <Link to="/dashboard" hash="student-profiles" className={linkClass}>
              {links.profiles}
            </Link>
            <Link to="/plans" className={linkClass}>
              {links.plans}
            </Link>
            <Link to="/feedback" className={linkClass}>
              {links.feedback}
            </Link>
          </div>
        </nav>
        <p className="flex flex-wrap items-center gap-x-6 text-sm text-muted md:col-span-full">
          {copyright}
          <a href="/privacy" className={linkClass}>
            {about.privacy}
          </a>
          <a href="/terms" className={linkClass}>
            {about.terms}
          </a>
          <a href="/credits" className={linkClass}>
            {about.credits}
          </a>
        </p>
      </div>
    </footer>
  )
}
