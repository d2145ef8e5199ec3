import { zodResolver } from '@hookform/resolvers/zod'
import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentFields, orderLimits, sectionFields } from '@pencil-quest/contract/admin/content-fields'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type HomeSection, homeSections } from '@pencil-quest/contract/home-content'
import { useForm, useWatch } from 'react-hook-form'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { ContentFieldInput } from './content-field.tsx'
import { type ContentValues, contentFormSchema, type ContentForm as Form, formOf } from './content-values.ts'
import { useSaveContent } from './use-save-content.ts'

const { screen } = contentTexts

interface Props {
  /** The one to change, as it is now; a new one without. */
  item?: ContentItem
  /** That a new one begins with. */
  section: HomeSection | ''
  onSaved: (saved: ContentItem) => void
}

/** The fields that the chosen section uses. What is typed stays when the server refuses it. */
export function ContentForm({ item, section, onSaved }: Props) {
  const save = useSaveContent(item)
  const { register, handleSubmit, control, reset, setError, formState } = useForm<Form, unknown, ContentValues>({
    resolver: zodResolver(contentFormSchema),
    defaultValues: formOf(item, section),
  })
  const { errors } = formState
  const sectionInForm = useWatch({ control, name: 'section' })
  const chosen = homeSections.find((one) => one === sectionInForm)
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => showIssues(error, ['section', ...contentFields, 'order'], setError),
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {item ? null : (
        <Field label={contentTexts.section} error={errors.section?.message}>
          {(wiring) => (
            <Select {...wiring} {...register('section')}>
              <option value="">{screen.chooseSection}</option>
              {homeSections.map((one) => (
                <option key={one} value={one}>
                  {contentTexts.tabs[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {chosen &&
        sectionFields[chosen].map((name) => (
          <ContentFieldInput
            key={name}
            section={chosen}
            name={name}
            stored={item?.[name] ?? null}
            input={register(name)}
            error={errors[name]?.message}
          />
        ))}
      <Field label={contentTexts.order} hint={screen.orderHint} error={errors.order?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="number"
            step={1}
            {...orderLimits}
            className="max-w-40"
            {...register('order', { valueAsNumber: true })}
          />
        )}
      </Field>
      <Choice type="checkbox" {...register('isActive')}>
        {screen.activeHint}
      </Choice>
      {save.isOutdated ? (
        <ConflictNotice
          onTheirs={() => {
            save.takeNewest()
            reset(formOf(item, section))
          }}
          onMine={save.takeNewest}
        />
      ) : null}
      <Button type="submit" wide pending={save.isPending}>
        {save.isPending ? screen.saving : item ? screen.save : screen.create}
      </Button>
    </form>
  )
}
