import { zodResolver } from '@hookform/resolvers/zod'
import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { limits } from '@pencil-quest/contract/limits'
import { useState } from 'react'
import { type FieldErrors, type UseFormRegister, useForm, useWatch } from 'react-hook-form'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { keepDraft, keptDraft, useKeptForm } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { SketchCard } from '#web/ui/card.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { emptySurvey, hasOther, keptSurveySchema, type Survey, surveySchema } from './survey-answers.ts'
import { ThankYou } from './thank-you.tsx'
import { useSendFeedback } from './use-send-feedback.ts'

const t = feedbackTexts

/** @param userId null for a visitor */
export function FeedbackScreen({ userId }: { userId: string | null }) {
  const draftName = `feedback:${userId ?? 'visitor'}`
  const [kept] = useState(() => keptDraft(draftName, keptSurveySchema))
  const [isSent, setSent] = useState(false)
  const send = useSendFeedback(() => {
    keepDraft(draftName, null)
    setSent(true)
  })
  const form = useForm<Survey>({ resolver: zodResolver(surveySchema), defaultValues: kept ?? emptySurvey })
  useKeptForm(form, draftName)
  const { register, handleSubmit, control, formState } = form
  const { errors } = formState
  const [letDown = [], improvement = []] = useWatch({ control, name: ['letDown', 'improvement'] })
  if (isSent) return <ThankYou />
  return (
    <SketchCard className="mx-auto max-w-3xl">
      <PageHeading title={t.title}>{t.title}</PageHeading>
      <p className="mt-2 mb-6 text-muted">{t.intro}</p>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((survey) => send.mutate(survey))(event)}
        className="flex flex-col gap-7"
      >
        <ChoiceGroup legend={t.usefulness} error={errors.rating?.message} className="grid gap-2">
          {t.ratings.map((rating, i) => (
            <Choice key={rating} type="radio" value={String(i + 1)} {...register('rating')}>
              <span>
                <strong>{i + 1}</strong> {rating}
              </span>
            </Choice>
          ))}
        </ChoiceGroup>
        <Ticks legend={t.letDown} options={t.letDownOptions} field={register('letDown')} />
        {hasOther(letDown) ? <Other name="letDownOther" label={t.letDownOther} {...{ register, errors }} /> : null}
        <Ticks legend={t.improvement} options={t.improvementOptions} field={register('improvement')} />
        {hasOther(improvement) ? (
          <Other name="improvementOther" label={t.improvementOther} {...{ register, errors }} />
        ) : null}
        <Button type="submit" wide pending={send.isPending}>
          {t.submit}
        </Button>
      </form>
    </SketchCard>
  )
}

interface TicksProps {
  legend: string
  options: readonly string[]
  field: ReturnType<UseFormRegister<Survey>>
}

function Ticks({ legend, options, field }: TicksProps) {
  return (
    <ChoiceGroup legend={legend} hint={t.tickAll} className="grid gap-2 sm:grid-cols-2">
      {options.map((option) => (
        <Choice key={option} type="checkbox" value={option} {...field}>
          {option}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

interface OtherProps {
  name: 'letDownOther' | 'improvementOther'
  label: string
  register: UseFormRegister<Survey>
  errors: FieldErrors<Survey>
}

function Other({ name, label, register, errors }: OtherProps) {
  return (
    <Field label={label} error={errors[name]?.message}>
      {(wiring) => <TextArea {...wiring} rows={3} maxLength={limits.feedbackText} {...register(name)} />}
    </Field>
  )
}
