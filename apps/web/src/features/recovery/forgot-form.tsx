import { zodResolver } from '@hookform/resolvers/zod'
import { type ForgotPassword, forgotPasswordSchema, recoveryTexts } from '@pencil-quest/contract/recovery'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { messageOf } from '#web/lib/call-error.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FormFailure } from './form-failure.tsx'
import { type LinkSent, useAskLink } from './use-ask-link.ts'

const t = recoveryTexts.forgot

export function ForgotForm({ email, onSent }: { email: string; onSent: (sent: LinkSent) => void }) {
  const ask = useAskLink(onSent)
  const { register, handleSubmit, setError, formState } = useForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => showIssues(error, ['email'], setError) }),
  )
  return (
    <SketchCard className="mx-auto my-4 w-full max-w-md sm:my-8">
      <PageHeading title={t.title} className="text-3xl">
        {t.title}
      </PageHeading>
      <p className="mt-1 mb-5 text-muted">{t.intro}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Email" error={errors.email?.message}>
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
        <FormFailure>{ask.error && !errors.email ? messageOf(ask.error, t.failed) : null}</FormFailure>
        <Button type="submit" wide pending={ask.isPending}>
          {t.submit}
        </Button>
        <Link to="/auth" className={buttonClass({ tone: 'ghost', wide: true })}>
          {t.backToLogin}
        </Link>
      </form>
    </SketchCard>
  )
}
