import { zodResolver } from '@hookform/resolvers/zod'
import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { keepDraft, keptDraft, useKeptForm } from '#web/lib/drafts.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import { draftSchema, formSchema, type SchemaValues } from './schema-values.ts'
import { useAddSchema } from './use-add-schema.ts'

const draftName = 'worksheet-schema'

interface Props {
  /** What is in the field at first. */
  content: string
  onSaved: () => void
}

export function AddForm({ content, onSaved }: Props) {
  const begin: SchemaValues = { version: '', description: '', schemaContent: content }
  const [kept, setKept] = useState(() => keptDraft(draftName, draftSchema))
  const add = useAddSchema()
  const form = useForm<SchemaValues>({ resolver: zodResolver(formSchema), defaultValues: kept ?? begin })
  useKeptForm(form, draftName)
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors } = formState
  // In the order of the screen: of several mistakes the first takes the focus.
  const inputs = {
    version: register('version'),
    description: register('description'),
    schemaContent: register('schemaContent'),
  }
  const submit = handleSubmit((values) =>
    add.mutate(values, {
      onSuccess: () => {
        keepDraft(draftName, null)
        onSaved()
      },
      onError: (error) => showIssues(error, ['version', 'description', 'schemaContent'], setError),
    }),
  )
  const startOver = () => {
    keepDraft(draftName, null)
    setKept(null)
    reset(begin)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {kept ? <KeptNotice text={words.kept} label={words.startOver} onClick={startOver} /> : null}
      <Field label={words.version} hint={words.versionHint} error={errors.version?.message}>
        {(wiring) => <TextInput {...wiring} autoComplete="off" autoCapitalize="none" {...inputs.version} />}
      </Field>
      <Field label={words.description} error={errors.description?.message}>
        {(wiring) => <TextArea {...wiring} rows={2} {...inputs.description} />}
      </Field>
      <Field label={words.content} hint={words.contentHint} error={errors.schemaContent?.message}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={12}
            spellCheck={false}
            autoCapitalize="none"
            className="font-mono text-sm"
            {...inputs.schemaContent}
          />
        )}
      </Field>
      <Button type="submit" pending={add.isPending} className="sm:self-start">
        {words.save}
      </Button>
    </form>
  )
}
