import {
  type Difficulty,
  type Duration,
  difficulties,
  durations,
  type Length,
  lengths,
  type Subject,
  subjects,
  type Theme,
  themes,
} from '@pencil-quest/contract/choices'
import type { PlanOptions } from '@pencil-quest/contract/generation'
import { limits } from '@pencil-quest/contract/limits'

export const wizardSteps = [0, 1, 2] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What the parent has chosen so far for one child. */
export interface Draft {
  step: WizardStep
  theme: Theme | null
  subjects: Subject[]
  duration: Duration
  difficulty: Difficulty
  length: Length
  selectedGoals: string[]
  /** Goals in the parent's own words. */
  ownGoals: string
  /** Wishes for a mail when the plan is ready. */
  mailWhenReady: boolean
}

export const freshDraft: Draft = {
  step: 0,
  theme: null,
  subjects: [],
  duration: 30,
  difficulty: 'easy',
  length: 5,
  selectedGoals: [],
  ownGoals: '',
  mailWhenReady: false,
}

/** A kept draft, read with doubt: it may come from an older version of the app. */
export function parseDraft(text: string | null): Draft {
  const kept = parseObject(text)
  const strings = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [])
  return {
    step: oneOf(wizardSteps, kept.step) ?? freshDraft.step,
    theme: oneOf(themes, kept.theme) ?? null,
    subjects: subjects.filter((subject) => strings(kept.subjects).includes(subject)),
    duration: oneOf(durations, kept.duration) ?? freshDraft.duration,
    difficulty: oneOf(difficulties, kept.difficulty) ?? freshDraft.difficulty,
    length: oneOf(lengths, kept.length) ?? freshDraft.length,
    selectedGoals: strings(kept.selectedGoals),
    ownGoals: typeof kept.ownGoals === 'string' ? kept.ownGoals.slice(0, limits.goalText) : '',
    mailWhenReady: kept.mailWhenReady === true,
  }
}

/** Drops what this server does not offer, and goes back to the first step that this leaves open. */
export function fitToOptions(draft: Draft, options: PlanOptions): Draft {
  const theme = options.themes.some(({ slug }) => slug === draft.theme) ? draft.theme : null
  const offered = draft.subjects.filter((subject) => options.subjects.some(({ slug }) => slug === subject))
  const furthest = theme === null ? 0 : offered.length === 0 ? 1 : 2
  return {
    ...draft,
    theme,
    subjects: offered,
    duration: oneOf(options.durations, draft.duration) ?? options.durations[0] ?? draft.duration,
    difficulty: oneOf(options.difficulties, draft.difficulty) ?? options.difficulties[0] ?? draft.difficulty,
    length: oneOf(options.lengths, draft.length) ?? options.lengths[0] ?? draft.length,
    step: oneOf(wizardSteps, Math.min(draft.step, furthest)) ?? 0,
  }
}

export function goalLimit({ length }: Pick<Draft, 'length'>): number {
  return limits.goals[length]
}

/** A shorter plan has room for fewer goals: the first ones stay. */
export function withLength(draft: Draft, length: Length): Draft {
  return { ...draft, length, selectedGoals: draft.selectedGoals.slice(0, goalLimit({ length })) }
}

/** Selected goals are reduced to those that are still suggested. */
export function keepSuggested(draft: Draft, suggestions: readonly string[]): Draft {
  const kept = draft.selectedGoals.filter((goal) => suggestions.includes(goal))
  return kept.length === draft.selectedGoals.length ? draft : { ...draft, selectedGoals: kept }
}

/** The suggestions of step 3 have to be there before it counts as filled in. */
export function isStepValid(draft: Draft, hasSuggestions: boolean): boolean {
  if (draft.step === 0) return draft.theme !== null
  if (draft.step === 1) return draft.subjects.length > 0
  return hasSuggestions && draft.theme !== null && draft.subjects.length > 0
}

function oneOf<Value>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((entry) => entry === value)
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
