import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { useForm } from 'react-hook-form'
import { hasCode } from '#web/lib/call-error.ts'
import { toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useAdminLogin } from './use-admin-login.ts'

interface Values {
  username: string
  password: string
  code: string
}

/** The code is asked for only where the server wants one. */
export function LoginForm() {
  const login = useAdminLogin()
  const { register, handleSubmit, setFocus } = useForm<Values>({
    defaultValues: { username: '', password: '', code: '' },
  })
  const needsCode = hasCode(login.error, 'second_factor_needed') || Boolean(login.variables?.code)
  const submit = handleSubmit(({ username, password, code }) => {
    if (username.trim() === '' || password === '') {
      toastError(adminTexts.missing.title, adminTexts.missing.text)
      setFocus(username.trim() === '' ? 'username' : 'password')
      return
    }
    login.mutate({ username, password, ...(code.trim() === '' ? {} : { code }) })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={adminTexts.username}>
        {(wiring) => (
          <TextInput {...wiring} autoComplete="username" autoCapitalize="none" required {...register('username')} />
        )}
      </Field>
      <Field label={adminTexts.password}>
        {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" required {...register('password')} />}
      </Field>
      {needsCode ? (
        <Field label={adminTexts.code} hint={adminTexts.codeHint}>
          {(wiring) => (
            <TextInput {...wiring} autoComplete="one-time-code" inputMode="numeric" autoFocus {...register('code')} />
          )}
        </Field>
      ) : null}
      <Button type="submit" wide pending={login.isPending || login.isSuccess}>
        {adminTexts.signIn}
      </Button>
    </form>
  )
}
