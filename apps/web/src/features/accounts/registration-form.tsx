import { zodResolver } from '@hookform/resolvers/zod'
import { type Registration, registrationSchema } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { hasCode, messageOf } from '#web/lib/call-error.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { ConsentLine } from './consent-line.tsx'
import { useRegistration } from './sign-in.ts'
import { signInOptionsQuery } from './third-party.ts'

interface Props {
  email: string
  onEmail: (email: string) => void
  onDone: () => void
}

export function RegistrationForm({ email, onEmail, onDone }: Props) {
  const registration = useRegistration(onDone)
  const { register, handleSubmit, setError, formState } = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { email, password: '', firstName: '', lastName: '' },
  })
  const { errors } = formState
  const { data: options } = useQuery(signInOptionsQuery)
  if (options?.registration === 'closed' || hasCode(registration.error, 'registration_closed')) return <ClosedNotice />
  const submit = handleSubmit((values) =>
    registration.mutate(values, {
      onError: (error) => {
        showIssues(error, ['email', 'password', 'firstName', 'lastName'], setError)
        if (hasCode(error, 'email_taken')) {
          setError('email', { message: messageOf(error, texts.failures.registration) }, { shouldFocus: true })
        }
      },
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          {(wiring) => <TextInput {...wiring} autoComplete="given-name" {...register('firstName')} />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(wiring) => <TextInput {...wiring} autoComplete="family-name" {...register('lastName')} />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            {...register('email', { onChange: (event: { target: { value: string } }) => onEmail(event.target.value) })}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="new-password"
            placeholder={texts.auth.passwordHint}
            {...register('password')}
          />
        )}
      </Field>
      <Button type="submit" wide pending={registration.isPending}>
        {texts.auth.createAccount}
      </Button>
      <ConsentLine />
    </form>
  )
}
