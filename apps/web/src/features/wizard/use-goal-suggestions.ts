import { suggestGoals } from '@pencil-quest/contract/generation'
import type { Profile } from '@pencil-quest/contract/profiles'
import { texts } from '@pencil-quest/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/call.ts'
import { toastError } from '#web/lib/toasts.ts'
import { type Draft, keepSuggested } from './draft.ts'
import type { ChangeDraft } from './use-draft.ts'

/** What is asked with, settled at the moment step 3 is entered. */
function inputsOf(profile: Profile, { theme, subjects, difficulty }: Draft) {
  if (theme === null || subjects.length === 0) return null
  return { childAge: profile.age, childGrade: profile.grade, subjects, theme, difficulty }
}

export interface GoalSuggestions {
  goals: readonly string[]
  /** True also where the fetch failed or was skipped: the parent can go on. */
  isDone: boolean
}

/** Fetched on entering step 3, dropped on leaving it. */
export function useGoalSuggestions(profile: Profile, draft: Draft, change: ChangeDraft): GoalSuggestions {
  const isEntered = draft.step === 2
  const [wasEntered, setWasEntered] = useState(false)
  const [inputs, setInputs] = useState<ReturnType<typeof inputsOf>>(null)
  if (isEntered !== wasEntered) {
    setWasEntered(isEntered)
    setInputs(isEntered ? inputsOf(profile, draft) : null)
  }
  const { data, error } = useQuery({
    queryKey: ['goal suggestions', inputs],
    queryFn: ({ signal }) => (inputs ? call(suggestGoals, { body: inputs, signal }) : { suggestions: [] }),
    enabled: inputs !== null,
    gcTime: 0,
  })
  const goals = inputs ? data?.suggestions : undefined
  useEffect(() => {
    if (error) toastError(texts.failures.error, texts.failures.goals)
  }, [error])
  useEffect(() => {
    if (goals) change((now) => keepSuggested(now, goals))
  }, [goals, change])
  // Where they could not be had, what was chosen before stays on offer.
  return {
    goals: goals ?? (error ? draft.selectedGoals : []),
    isDone: inputs === null || goals !== undefined || error !== null,
  }
}
