import { exportAccount } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Devices } from './devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrintForm } from './print-form.tsx'
import { accountQuery } from './queries.ts'
import { Section } from './section.tsx'

const { settings, print, password, devices, data, remove } = accountTexts

export function SettingsScreen() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header>
        <PageHeading title={settings.title}>{settings.title}</PageHeading>
        <p className="mt-1 text-muted">{settings.intro}</p>
      </header>
      <Section title={print.title} intro={print.intro}>
        <PrintForm preferences={account} />
      </Section>
      <Section title={password.title} intro={account.hasPassword ? password.intro : undefined}>
        <PasswordForm account={account} />
      </Section>
      <Section title={devices.title} intro={devices.intro}>
        <Devices />
      </Section>
      <Section title={data.title} intro={data.intro}>
        <div className="flex flex-col gap-3 sm:flex-row">
          <a href={exportAccount.path} download className={buttonClass({ tone: 'outline' })}>
            <Download aria-hidden="true" className="size-5" />
            {data.download}
          </a>
          <Link to="/privacy" className={buttonClass({ tone: 'ghost' })}>
            {data.privacy}
          </Link>
        </div>
      </Section>
      <Section title={remove.title} intro={remove.intro}>
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setDeleting(true)} className="sm:self-start">
          <Trash2 aria-hidden="true" className="size-5 text-danger" />
          {remove.open}
        </Button>
      </Section>
      <DeleteDialog account={account} open={isDeleting} onOpenChange={setDeleting} />
    </div>
  )
}
