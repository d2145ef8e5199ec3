import type { Subject, Theme } from '../choices.ts'

export const promptTypes = ['single_day', 'worksheet_html'] as const
export type PromptType = (typeof promptTypes)[number]

/** What a draft may name in double braces. */
export const promptVariables = [
  'childName',
  'age',
  'grade',
  'subjects',
  'difficulty',
  'theme',
  'duration',
  'dayNumber',
  'goals',
] as const
export type PromptVariable = (typeof promptVariables)[number]

export const promptIssueTypes = ['missing_variable', 'missing_section', 'missing_structure', 'malformed_json'] as const
export type PromptIssueType = (typeof promptIssueTypes)[number]

/** Made-up children, so that a prompt is always tried on the same three. */
export const personas = ['elementary', 'middle', 'upper'] as const
export type Persona = (typeof personas)[number]
export const personaChildren = {
  elementary: { name: 'Ada', age: 7 },
  middle: { name: 'Ben', age: 9 },
  upper: { name: 'Cleo', age: 11 },
} as const satisfies Record<Persona, { name: string; age: number }>

/** Of the admin's test scenarios. Source: specification 2, section 9. */
export const testThemes = [
  'harry-potter',
  'space-explorers',
  'pirate-adventures',
  'animal-kingdom',
  'legend-of-zelda',
  'farm-life',
] as const satisfies readonly Theme[]
export const testSubjects = [
  'math',
  'reading',
  'science',
  'writing',
  'art',
  'social-studies',
] as const satisfies readonly Subject[]

export const promptLimits = {
  /** Characters of a prompt. */
  content: 20_000,
  note: 300,
  /** Characters that a preview shows. */
  preview: 500,
  editorRows: 12,
  /** Versions of one page of the list. */
  versionsPerPage: 20,
} as const

/** The beginning of a prompt, cut where it is longer than a preview. */
export function promptPreview(text: string): string {
  const { preview } = promptLimits
  if (text.length <= preview) return text
  // Half of a pair is no character.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(preview - 1)) ? preview - 1 : preview
  return `${text.slice(0, end)}…`
}
