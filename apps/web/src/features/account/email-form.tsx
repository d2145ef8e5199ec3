import { zodResolver } from '@hookform/resolvers/zod'
import { type Account, accountMessages } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { emailSchema } from '@pencil-quest/contract/accounts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { hasCode, messageOf } from '#web/lib/call-error.ts'
import { keepDraft, keptDraft, useKeptForm } from '#web/lib/drafts.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useChangeAccount } from './use-change-account.ts'

const words = accountTexts.profile
const emailFormSchema = z.object({
  email: emailSchema,
  currentPassword: z.string().min(1, accountMessages.currentPassword),
})
type EmailForm = z.infer<typeof emailFormSchema>

const draftSchema = z.object({ email: z.string() })
/** A password is kept nowhere. */
const withoutPassword = ({ email }: EmailForm) => ({ email })

/** An account that another service signs in keeps the e-mail of that service. */
export function EmailForm({ account }: { account: Account }) {
  const change = useChangeAccount()
  const draftName = `email:${account.id}`
  const form = useForm<EmailForm>({
    resolver: zodResolver(emailFormSchema),
    defaultValues: { email: account.email, ...keptDraft(draftName, draftSchema), currentPassword: '' },
  })
  useKeptForm(form, draftName, withoutPassword)
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors } = formState
  if (!account.hasPassword) {
    return (
      <>
        <p className="font-bold break-all">{account.email}</p>
        <p className="text-muted">{accountMessages.emailElsewhere}</p>
      </>
    )
  }
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: ({ email }) => {
        keepDraft(draftName, null)
        reset({ email, currentPassword: '' })
      },
      onError: (error) => {
        showIssues(error, ['email', 'currentPassword'], setError)
        if (hasCode(error, 'email_taken')) {
          setError('email', { message: messageOf(error, accountTexts.settings.failed) }, { shouldFocus: true })
        }
      },
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.emailField} hint={words.emailHint} error={errors.email?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              {...register('email')}
            />
          )}
        </Field>
        <Field label={accountTexts.password.current} error={errors.currentPassword?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...register('currentPassword')} />}
        </Field>
      </div>
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {words.saveEmail}
      </Button>
    </form>
  )
}
