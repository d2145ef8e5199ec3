import type { Account } from '@pencil-quest/contract/account'
import { accountMessages } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { useForm } from 'react-hook-form'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

const words = accountTexts.remove

interface Props {
  account: Account
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteDialog({ account, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.intro}>
      <ProofForm account={account} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface Proof {
  currentPassword: string
  email: string
}

/** The password again; without one the e-mail, typed. */
function ProofForm({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const remove = useDeleteAccount()
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    defaultValues: { currentPassword: '', email: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ currentPassword, email }) =>
    remove.mutate(account.hasPassword ? { currentPassword } : { email }, {
      onError: (error) => showIssues(error, ['currentPassword', 'email'], setError),
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Notice tone="amber">
        <p className="font-bold">{words.warning}</p>
        <p>{words.hint}</p>
      </Notice>
      {account.hasPassword ? (
        <Field label={words.password} error={errors.currentPassword?.message}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              autoComplete="current-password"
              {...register('currentPassword', { required: accountMessages.currentPassword })}
            />
          )}
        </Field>
      ) : (
        <Field label={words.email} hint={account.email} error={errors.email?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              {...register('email', { required: accountMessages.wrongEmail })}
            />
          )}
        </Field>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button tone="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" tone="danger" pending={remove.isPending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  )
}
