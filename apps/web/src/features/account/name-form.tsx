import { zodResolver } from '@hookform/resolvers/zod'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { registrationSchema, type User } from '@pencil-quest/contract/accounts'
import { limits } from '@pencil-quest/contract/limits'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useChangeAccount } from './use-change-account.ts'

const words = accountTexts.profile
const nameSchema = registrationSchema.pick({ firstName: true, lastName: true })
type Name = z.infer<typeof nameSchema>

export function NameForm({ user }: { user: Pick<User, 'firstName' | 'lastName'> }) {
  const change = useChangeAccount()
  const { register, handleSubmit, setError, formState } = useForm<Name>({
    resolver: zodResolver(nameSchema),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    change.mutate(values, { onError: (error) => showIssues(error, ['firstName', 'lastName'], setError) }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.firstName} error={errors.firstName?.message}>
          {(wiring) => (
            <TextInput {...wiring} autoComplete="given-name" maxLength={limits.personName} {...register('firstName')} />
          )}
        </Field>
        <Field label={words.lastName} error={errors.lastName?.message}>
          {(wiring) => (
            <TextInput {...wiring} autoComplete="family-name" maxLength={limits.personName} {...register('lastName')} />
          )}
        </Field>
      </div>
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {words.save}
      </Button>
    </form>
  )
}
