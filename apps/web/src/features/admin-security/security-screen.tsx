import { type Admin, adminTexts } from '@pencil-quest/contract/admin/accounts'
import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { useQuery } from '@tanstack/react-query'
import { currentAdminQuery } from '#web/features/admin/current-admin.ts'
import { ScreenHeading } from '#web/features/admin/screen-heading.tsx'
import { OtherSessions } from './other-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Section } from './section.tsx'

const { security: title } = adminTexts.sections

export function SecurityScreen({ admin }: { admin: Admin }) {
  const { data } = useQuery(currentAdminQuery)
  const { username, hasSecondFactor } = data ?? admin
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <ScreenHeading title={title} intro={securityTexts.intro} />
      <Section title={securityTexts.password.title} intro={securityTexts.password.intro}>
        <PasswordForm username={username} />
      </Section>
      <SecondFactor isOn={hasSecondFactor} />
      <OtherSessions />
    </div>
  )
}
