import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

const words = securityTexts.factor

interface Props {
  /** Of the button. */
  label: string
  tone?: 'primary' | 'danger'
  pending: boolean
  onProof: (password: string) => void
}

/** The password once more. */
export function ProofForm({ label, tone = 'primary', pending, onProof }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(({ password }) => onProof(password))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      <Field label={words.password} error={formState.errors.password?.message}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="current-password"
            {...register('password', { required: words.needed })}
          />
        )}
      </Field>
      <Button type="submit" tone={tone} pending={pending} className="sm:self-start">
        {label}
      </Button>
    </form>
  )
}
