import type { BodyOf } from '@pencil-quest/contract/endpoint'
import type { generatePlan } from '@pencil-quest/contract/generation'
import { limits } from '@pencil-quest/contract/limits'
import type { Profile } from '@pencil-quest/contract/profiles'
import type { Draft } from './draft.ts'

export type PlanPayload = BodyOf<typeof generatePlan>

/** The request for a plan, or null while a theme is missing. Selected goals are joined with commas; own words follow. */
export function planPayload(profile: Profile, draft: Draft): PlanPayload | null {
  if (draft.theme === null) return null
  const own = draft.ownGoals.trim()
  return {
    childName: profile.name,
    childAge: profile.age,
    childGrade: profile.grade,
    learningStyle: profile.learningStyle,
    interests: profile.interests,
    theme: draft.theme,
    subjects: draft.subjects,
    duration: draft.duration,
    difficulty: draft.difficulty,
    length: draft.length,
    goals: [...draft.selectedGoals, ...(own ? [own] : [])].join(','),
    selectedGoals: draft.selectedGoals,
    childProfileId: profile.id,
    ...(draft.mailWhenReady ? { mailWhenReady: true } : {}),
  }
}

/** Letters left for the parent's own words beside the selected goals. */
export function ownGoalsRoom({ selectedGoals }: Draft): number {
  return Math.max(0, limits.goalText - selectedGoals.join(',').length - 1)
}

interface Attempt {
  payload: string
  key: string
}

/** The same request tried again keeps its key, so that it stays one plan; a changed request gets a new one. */
export function attemptFor(payload: PlanPayload, last: Attempt | null, newKey: () => string): Attempt {
  const text = JSON.stringify(payload)
  return last?.payload === text ? last : { payload: text, key: newKey() }
}
