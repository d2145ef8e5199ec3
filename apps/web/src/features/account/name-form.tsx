import { zodResolver } from '@hookform/resolvers/zod'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { registrationSchema, type User } from '@pencil-quest/contract/accounts'
import { limits } from '@pencil-quest/contract/limits'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { keepDraft, keptDraft, useKeptForm } from '#web/lib/drafts.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useChangeAccount } from './use-change-account.ts'

const words = accountTexts.profile
const nameSchema = registrationSchema.pick({ firstName: true, lastName: true })
type Name = z.infer<typeof nameSchema>
/** Also what would be refused: it is mended where it was left. */
const draftSchema = z.object({ firstName: z.string(), lastName: z.string() })

export function NameForm({ user }: { user: Pick<User, 'id' | 'firstName' | 'lastName'> }) {
  const change = useChangeAccount()
  const draftName = `name:${user.id}`
  const form = useForm<Name>({
    resolver: zodResolver(nameSchema),
    defaultValues: keptDraft(draftName, draftSchema) ?? {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
    },
  })
  useKeptForm(form, draftName)
  const { register, handleSubmit, setError, formState } = form
  const { errors } = formState
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => keepDraft(draftName, null),
      onError: (error) => showIssues(error, ['firstName', 'lastName'], setError),
    }),
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
