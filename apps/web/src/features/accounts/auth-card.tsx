import { texts } from '@pencil-quest/contract/texts'
import { useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { hasDrafts } from '#web/lib/drafts.ts'
import { SketchCard } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { GoogleButton } from './google-button.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AuthTab = 'login' | 'register'

interface Props {
  tab: AuthTab
  /** The screen to come back to. */
  next: string | undefined
  onTab: (tab: AuthTab) => void
  onDone: () => void
}

/** The typed e-mail is carried between the tabs. */
export function AuthCard({ tab, next, onTab, onDone }: Props) {
  const [email, setEmail] = useState('')
  const shared = { email, onEmail: setEmail, onDone }
  return (
    <SketchCard className="w-full max-w-md">
      <PageHeading title={tab === 'login' ? texts.auth.signIn : texts.auth.createAccount} className="text-3xl">
        Welcome
      </PageHeading>
      <p className="mt-1 mb-5 text-muted">
        {next ? wayBack() : 'Sign in, or create an account to plan your first adventure.'}
      </p>
      <Tabs
        label="Sign in or create an account"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'login', label: texts.auth.signIn, content: <SignInForm {...shared} /> },
          { value: 'register', label: texts.auth.createAccount, content: <RegistrationForm {...shared} /> },
        ]}
      />
      <p className="my-4 flex items-center gap-3 text-muted before:h-0.5 before:grow before:bg-edge after:h-0.5 after:grow after:bg-edge">
        or
      </p>
      <GoogleButton next={next} />
      {window.isSecureContext ? null : <p className="mt-4 text-sm text-muted">{texts.auth.plainHttp}</p>}
    </SketchCard>
  )
}

/** For who was on the way to a screen, or in the middle of one when the session ended. */
function wayBack(): string {
  return hasDrafts() ? `${texts.auth.comeBack} ${texts.auth.draftsKept}` : texts.auth.comeBack
}
