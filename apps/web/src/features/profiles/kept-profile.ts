import { grades, interestTags, learningStyles } from '@pencil-quest/contract/choices'
import { z } from 'zod'
import { draftText, keepDraft, keptDraft, openMark } from '#web/lib/drafts.ts'

/** What the form is open for: a child's profile, or a new one. */
export type FormOf = number | 'new'

/** The form in the middle of being filled in. */
const draftSchema = z.object({
  name: z.string().catch(''),
  age: z.number().optional().catch(undefined),
  grade: z.enum(grades).optional().catch(undefined),
  learningStyle: z.enum(learningStyles).optional().catch(undefined),
  tags: z.array(z.enum(interestTags)).catch([]),
  others: z.string().catch(''),
})

export function profileDraftName(userId: string, form: FormOf): string {
  return `profile:${userId}:${form}`
}

export function keptProfile(userId: string, form: FormOf) {
  return keptDraft(profileDraftName(userId, form), draftSchema)
}

const openName = (userId: string) => `${openMark}profile:${userId}`

/** Null when it is closed. */
export function noteOpenForm(userId: string, form: FormOf | null): void {
  keepDraft(openName(userId), form === null ? null : String(form))
}

/** The form that was open, with something typed into it, when the screen was left or loaded again. */
export function leftForm(userId: string): FormOf | null {
  const text = draftText(openName(userId))
  if (text === null) return null
  const form = text === 'new' ? text : Number(text)
  return keptProfile(userId, form) ? form : null
}
