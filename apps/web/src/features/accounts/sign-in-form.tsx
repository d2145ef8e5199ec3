import { zodResolver } from '@hookform/resolvers/zod'
import { type Login, loginSchema } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { useForm } from 'react-hook-form'
import { ForgotLink } from '#web/features/recovery/forgot-link.tsx'
import { hasCode, messageOf } from '#web/lib/call-error.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useLogin } from './sign-in.ts'

interface Props {
  email: string
  onEmail: (email: string) => void
  onDone: () => void
}

export function SignInForm({ email, onEmail, onDone }: Props) {
  const login = useLogin(onDone)
  const { register, handleSubmit, setError, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    login.mutate(values, {
      onError: (error) => {
        showIssues(error, ['email', 'password'], setError)
        if (hasCode(error, 'wrong_credentials')) {
          setError('password', { message: messageOf(error, texts.failures.login) }, { shouldFocus: true })
        }
      },
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
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
        {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...register('password')} />}
      </Field>
      <div className="-my-3">
        <ForgotLink email={email} />
      </div>
      <Button type="submit" wide pending={login.isPending}>
        {texts.auth.signIn}
      </Button>
    </form>
  )
}
