import { confirmSecondFactor } from '@pencil-quest/contract/admin/accounts'
import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { useForm } from 'react-hook-form'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CopyField } from './copy-field.tsx'
import { useSecurityChange } from './use-security-change.ts'

const words = securityTexts.factor

interface Props {
  /** Base 32. */
  secret: string
  /** What an authenticator opens. */
  uri: string
  onLeave: () => void
}

/** The secret as text and as a link, and the field for a first code of it. */
export function ConfirmFactor({ secret, uri, onLeave }: Props) {
  const confirm = useSecurityChange((code: string) => call(confirmSecondFactor, { body: { code } }), {
    done: words.switchedOn,
    failed: words.failed,
  })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(({ code }) => confirm.mutate(code, { onSuccess: onLeave }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p>{words.next}</p>
      <CopyField label={words.secret} value={secret} />
      <CopyField label={words.link} value={uri} />
      <Field label={words.code} hint={words.codeHint} error={formState.errors.code?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            className="max-w-48"
            {...register('code', {
              pattern: { value: /^\s*\d{3}\s?\d{3}\s*$/, message: words.codeNeeded },
              required: words.codeNeeded,
            })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={confirm.isPending}>
          {words.confirm}
        </Button>
        <Button tone="outline" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
