import { zodResolver } from '@hookform/resolvers/zod'
import { newPasswordSchema } from '@pencil-quest/contract/accounts'
import { changeAdminPassword } from '@pencil-quest/contract/admin/accounts'
import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call } from '#web/lib/call.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useSecurityChange } from './use-security-change.ts'

const words = securityTexts.password
const formSchema = z.object({ password: z.string().min(1, words.needed), newPassword: newPasswordSchema })
type PasswordForm = z.infer<typeof formSchema>

export function PasswordForm({ username }: { username: string }) {
  const change = useSecurityChange((body: PasswordForm) => call(changeAdminPassword, { body }), {
    done: words.changed,
    failed: words.failed,
  })
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '', newPassword: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => reset(),
      onError: (error) => showIssues(error, ['newPassword'], setError),
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {/* For password keepers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.current} error={errors.password?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...register('password')} />}
        </Field>
        <Field label={words.next} hint={texts.auth.passwordHint} error={errors.newPassword?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" {...register('newPassword')} />}
        </Field>
      </div>
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {words.save}
      </Button>
    </form>
  )
}
