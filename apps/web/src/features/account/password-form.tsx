import { zodResolver } from '@hookform/resolvers/zod'
import { type Account, accountMessages } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { newPasswordSchema } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useChangeAccount } from './use-change-account.ts'

const words = accountTexts.password
const passwordFormSchema = z.object({
  currentPassword: z.string().min(1, accountMessages.currentPassword),
  newPassword: newPasswordSchema,
})
type PasswordForm = z.infer<typeof passwordFormSchema>

export function PasswordForm({ account }: { account: Account }) {
  const change = useChangeAccount(words.changed)
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = formState
  if (!account.hasPassword) return <p>{words.none}</p>
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => reset(),
      onError: (error) => showIssues(error, ['currentPassword', 'newPassword'], setError),
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {/* For password keepers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.current} error={errors.currentPassword?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...register('currentPassword')} />}
        </Field>
        <Field label={words.next} error={errors.newPassword?.message}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              autoComplete="new-password"
              placeholder={texts.auth.passwordHint}
              {...register('newPassword')}
            />
          )}
        </Field>
      </div>
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {words.save}
      </Button>
    </form>
  )
}
