import type { LessonPrompt } from '@pencil-quest/contract/admin/lesson-prompts'
import { personaChildren, personas } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptEngine } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { GeneratedPlan } from './generated-plan.tsx'
import { ScenarioForm } from './scenario-form.tsx'
import { TestResult } from './test-result.tsx'
import { useTrial } from './use-trial.ts'

interface Props {
  prompt: LessonPrompt
  engine: PromptEngine
  text: string
  /** A test is of the saved draft. */
  saveFirst: () => Promise<void>
  onEmpty: () => void
}

export function TrialCard({ prompt, engine, text, saveFirst, onEmpty }: Props) {
  const { screen } = words
  const group = useRef<HTMLDivElement>(null)
  const { chosen, load, test, generate, changeContext } = useTrial(prompt)
  const saving = useMutation({ mutationFn: saveFirst })

  const withPersona = (act: (now: NonNullable<typeof chosen>) => void) => () => {
    if (text.trim() === '') return onEmpty()
    if (chosen) return act(chosen)
    toastError(words.selectPersona, words.selectPersonaText)
    group.current?.querySelector('input')?.focus()
  }
  const startTest = withPersona((now) => saving.mutate(undefined, { onSuccess: () => test.mutate(now) }))
  const startPlan = withPersona(({ context }) =>
    generate.mutate({ promptContent: text, promptType: prompt.promptType, context }),
  )
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-2xl">{screen.tryTitle}</h2>
      <div ref={group}>
        <ChoiceGroup legend={screen.persona} className="flex flex-col gap-2 sm:flex-row">
          {personas.map((persona) => {
            const { name, age } = personaChildren[persona]
            return (
              <Choice
                key={persona}
                type="radio"
                name={`persona-${prompt.promptType}`}
                checked={(load.isPending ? load.variables : chosen?.persona) === persona}
                onChange={() => load.mutate(persona)}
              >
                {words.personas[persona]} ({name}, age {age})
              </Choice>
            )
          })}
        </ChoiceGroup>
      </div>
      {chosen ? <ScenarioForm context={chosen.context} onChange={changeContext} /> : null}
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button tone="outline" pending={load.isPending || saving.isPending || test.isPending} onClick={startTest}>
          {words.test}
        </Button>
        <Button tone="outline" pending={load.isPending || generate.isPending} onClick={startPlan}>
          {words.generate}
        </Button>
      </div>
      {test.data ? <TestResult result={test.data.result} /> : null}
      {generate.isPending ? <Spinner label={`${screen.generating} ${timeOf(engine)}`} className="text-center" /> : null}
      {generate.data && !generate.isPending ? <GeneratedPlan made={generate.data} /> : null}
    </Card>
  )
}

function timeOf({ readsPrompts, processingTime }: PromptEngine): string {
  return readsPrompts ? words.generationTime : `It takes ${processingTime}.`
}
