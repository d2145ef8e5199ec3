import {
  generateTestPlan,
  type LessonPrompt,
  type ScenarioData,
  testLessonPrompt,
} from '@pencil-quest/contract/admin/lesson-prompts'
import type { Persona } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallInput, call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { toastError } from '#web/lib/toasts.ts'

const { failures } = words
const failed = (title: string) => (error: unknown) => void toastError(title, messageOf(error, title))

interface Chosen {
  persona: Persona
  context: ScenarioData
}

/** A prompt tried on a persona: its variables filled in, or a plan made. */
export function useTrial({ promptType }: LessonPrompt) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const load = useMutation({
    // One after the other: the persona chosen last is the one that stays.
    scope: { id: `persona-${promptType}` },
    mutationFn: (persona: Persona) => call(testLessonPrompt, { params: { persona }, body: { promptType } }),
    onSuccess: ({ testScenario: persona, result }) => setChosen({ persona, context: result.scenarioData }),
    onError: failed(failures.context),
  })
  const test = useMutation({
    mutationFn: ({ persona, context: { theme, subjects, duration, difficulty } }: Chosen) => {
      const scenario = { theme, subjects, duration, difficulty }
      return call(testLessonPrompt, { params: { persona }, body: { promptType, scenario } })
    },
    onError: failed(failures.test),
  })
  const generate = useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof generateTestPlan>['body']>) => call(generateTestPlan, { body }),
    onError: failed(failures.generate),
  })
  return {
    chosen,
    load,
    test,
    generate,
    changeContext: (change: Partial<ScenarioData>) =>
      setChosen((now) => now && { ...now, context: { ...now.context, ...change } }),
  }
}
export type Trial = ReturnType<typeof useTrial>
