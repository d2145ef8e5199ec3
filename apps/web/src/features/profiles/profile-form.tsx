import { zodResolver } from '@hookform/resolvers/zod'
import { grades, learningStyles } from '@pencil-quest/contract/choices'
import { limits } from '@pencil-quest/contract/limits'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { keepDraft, useKeptForm } from '#web/lib/drafts.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useSaveProfile } from './changes.ts'
import { InterestPicker } from './interest-picker.tsx'
import { joinInterests } from './interests.ts'
import { keptProfile, profileDraftName } from './kept-profile.ts'
import { draftOf, type ProfileValues, profileFormSchema } from './profile-values.ts'
import { gradeWords, styleWords } from './words.ts'

interface Props {
  userId: string
  /** The one to change; a new one without. */
  profile?: Profile
  onSaved: (saved: Profile) => void
}

export function ProfileForm({ userId, profile, onSaved }: Props) {
  const save = useSaveProfile(userId, profile?.id)
  const draftName = profileDraftName(userId, profile?.id ?? 'new')
  const [kept, setKept] = useState(() => keptProfile(userId, profile?.id ?? 'new'))
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: kept ?? draftOf(profile),
  })
  useKeptForm(form, draftName)
  const { register, handleSubmit, setError, setFocus, reset, formState } = form
  const { errors } = formState
  // Registered in the order of the screen, before a field draws itself: of several mistakes the first takes the focus.
  const inputs = {
    name: register('name'),
    age: register('age', { valueAsNumber: true }),
    grade: register('grade'),
    learningStyle: register('learningStyle'),
    tags: register('tags'),
    others: register('others'),
  }
  const submit = handleSubmit(({ tags, others, ...values }) =>
    save.mutate(
      { ...values, interests: joinInterests({ tags, others }) },
      {
        onSuccess: (saved) => {
          keepDraft(draftName, null)
          onSaved(saved)
        },
        onError: (error) => showIssues(error, ['name', 'age', 'grade', 'learningStyle'], setError),
      },
    ),
  )
  const startOver = () => {
    keepDraft(draftName, null)
    setKept(null)
    reset(draftOf(profile))
    // The fields are taken up anew by the next drawing.
    requestAnimationFrame(() => setFocus('name'))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {kept ? (
        <KeptNotice text={screenTexts.draft.kept} label={screenTexts.draft.startOver} onClick={startOver} />
      ) : null}
      <Field label="Name" error={errors.name?.message}>
        {(wiring) => (
          <TextInput {...wiring} autoComplete="off" placeholder="What should plans call them?" {...inputs.name} />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Age" error={errors.age?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="number"
              inputMode="numeric"
              min={limits.age.min}
              max={limits.age.max}
              {...inputs.age}
            />
          )}
        </Field>
        <Field label="Grade Level" error={errors.grade?.message}>
          {(wiring) => (
            <Select {...wiring} {...inputs.grade}>
              <option value="">Choose…</option>
              {grades.map((grade) => (
                <option key={grade} value={grade}>
                  {gradeWords[grade]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ChoiceGroup legend="Learning Style" error={errors.learningStyle?.message} className="grid gap-2 sm:grid-cols-3">
        {learningStyles.map((style) => (
          <Choice key={style} type="radio" value={style} {...inputs.learningStyle}>
            <span>
              <span className="block font-bold">{styleWords[style].name}</span>
              <span className="block text-sm text-muted">{styleWords[style].hint}</span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
      <InterestPicker field={inputs.tags} />
      <Field label="Additional Interests" hint="Separate them with commas." error={errors.others?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            autoComplete="off"
            maxLength={limits.customInterests}
            placeholder="sea glass, volcanoes"
            {...inputs.others}
          />
        )}
      </Field>
      <Button type="submit" wide pending={save.isPending}>
        {save.isPending ? 'Saving…' : profile ? 'Save Changes' : 'Create Profile'}
      </Button>
    </form>
  )
}
