import { accountTexts } from '@pencil-quest/contract/account-texts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Avatar } from '#web/features/frame/avatar.tsx'
import { displayName } from '#web/features/frame/initials.ts'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { day } from '#web/lib/moments.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { accountQuery } from './queries.ts'
import { Section } from './section.tsx'

const words = accountTexts.profile
const linkClass = 'font-bold text-primary underline underline-offset-4'

export function ProfileScreen() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header>
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="mt-1 text-muted">{words.intro}</p>
      </header>
      <div className="flex items-center gap-4">
        <Avatar user={account} className="size-16 text-2xl" />
        <p className="min-w-0">
          <span className="block font-display text-xl font-semibold">{displayName(account)}</span>
          <span className="block text-muted">
            {words.memberSince} {day(account.createdAt)}
          </span>
        </p>
      </div>
      <Section title={words.name}>
        <NameForm user={account} />
      </Section>
      <Section title={words.email}>
        <EmailForm account={account} />
      </Section>
      <p className="text-muted">
        {words.toSettings}{' '}
        <Link to="/settings" className={linkClass}>
          {accountTexts.settings.title}
        </Link>
        . {words.children}{' '}
        <Link to="/dashboard" hash="student-profiles" className={linkClass}>
          {screenTexts.dashboard.title}
        </Link>
        .
      </p>
    </div>
  )
}
