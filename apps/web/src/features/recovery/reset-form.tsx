import { zodResolver } from '@hookform/resolvers/zod'
import { type NewPasswordForm, newPasswordFormSchema, recoveryTexts } from '@pencil-quest/contract/recovery'
import { texts } from '@pencil-quest/contract/texts'
import { useForm } from 'react-hook-form'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { hasCode, messageOf } from '#web/lib/call-error.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { SketchCard } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { FormFailure } from './form-failure.tsx'
import { RequestNewLink } from './request-new-link.tsx'
import { useResetPassword } from './use-reset-password.ts'

const t = recoveryTexts.reset

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword(onDone)
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onError: (error) => showIssues(error, ['password'], setError) }),
  )
  const failure = reset.error && !errors.password ? messageOf(reset.error, t.failed) : null
  return (
    <SketchCard className="mx-auto my-4 w-full max-w-md sm:my-8">
      <PageHeading title={t.title} className="text-3xl">
        {t.title}
      </PageHeading>
      <p className="mt-1 mb-5 text-muted">{t.intro}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t.password} error={errors.password?.message}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              autoComplete="new-password"
              placeholder={texts.auth.passwordHint}
              {...register('password')}
            />
          )}
        </Field>
        <Field label={t.confirm} error={errors.confirmPassword?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" {...register('confirmPassword')} />}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" wide pending={reset.isPending}>
          {t.submit}
        </Button>
        {hasCode(reset.error, 'reset_link_invalid') ? <RequestNewLink tone="outline" /> : null}
      </form>
    </SketchCard>
  )
}
