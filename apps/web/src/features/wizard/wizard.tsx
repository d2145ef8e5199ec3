import type { ServerOptions } from '@pencil-quest/contract/generation'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { type FormEvent, useEffect, useRef } from 'react'
import { wantHeadingFocus } from '#web/lib/page-focus.ts'
import { ProgressLine } from '#web/ui/progress-line.tsx'
import { isStepValid, wizardSteps } from './draft.ts'
import { MakingScreen } from './making-screen.tsx'
import { planPayload } from './plan-payload.ts'
import { SettingsStep } from './settings-step.tsx'
import { SubjectsStep } from './subjects-step.tsx'
import { ThemeStep } from './theme-step.tsx'
import { useDraft } from './use-draft.ts'
import { useGoalSuggestions } from './use-goal-suggestions.ts'
import { useSubmit } from './use-submit.ts'
import { WizardHeader } from './wizard-header.tsx'
import { WizardNav } from './wizard-nav.tsx'

const { steps } = screenTexts.wizard

export function Wizard({ profile, options }: { profile: Profile; options: ServerOptions }) {
  const [draft, change, clear] = useDraft(String(profile.id), options)
  const suggestions = useGoalSuggestions(profile, draft, change)
  const submit = useSubmit(clear)
  const form = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLElement>(null)
  const isValid = isStepValid(draft, suggestions.isDone)
  useEffect(() => {
    // The form is back: so is the focus, for another try.
    if (submit.isError) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [submit.isError])

  function go(by: 1 | -1) {
    change((now) => ({ ...now, step: wizardSteps.find((step) => step === now.step + by) ?? now.step }))
    // After the next step is drawn, reading goes on at its beginning.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    })
  }

  function next(event: FormEvent) {
    event.preventDefault()
    if (!isValid || submit.isPending) return
    if (draft.step < 2) return go(1)
    const payload = planPayload(profile, draft)
    if (!payload) return
    wantHeadingFocus()
    submit.mutate(payload)
  }

  if (submit.isPending || submit.isSuccess) return <MakingScreen />
  return (
    <form ref={form} onSubmit={next} className="mx-auto max-w-3xl">
      <WizardHeader profile={profile} />
      <ProgressLine stops={steps} at={draft.step} />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={`Step ${draft.step + 1} of 3: ${steps[draft.step]}`}
        className="mt-8"
      >
        {draft.step === 0 ? <ThemeStep draft={draft} change={change} options={options} /> : null}
        {draft.step === 1 ? <SubjectsStep draft={draft} change={change} options={options} /> : null}
        {draft.step === 2 ? (
          <SettingsStep {...{ draft, change, options, suggestions }} hasMail={options.hasMail} />
        ) : null}
      </section>
      <WizardNav step={draft.step} isValid={isValid} onPrevious={() => go(-1)} />
    </form>
  )
}
