import type { LessonPrompt } from '@pencil-quest/contract/admin/lesson-prompts'
import { useState } from 'react'
import { draftText, keepDraft, openMark } from '#web/lib/drafts.ts'

export interface PromptText {
  text: string
  isChanged: boolean
  /** It was found as it was left, not saved. */
  isFound: boolean
  change(text: string): void
  /** What is saved is shown from now on. */
  settle(saved: string): void
}

/** The text in the editor; what is not saved is kept for the tab. */
export function usePromptText({ promptType, draftContent }: LessonPrompt): PromptText {
  const name = `${openMark}prompt:${promptType}`
  const [found, setFound] = useState(() => draftText(name))
  const [typed, setTyped] = useState(found)
  const isChanged = typed !== null && typed !== draftContent
  return {
    text: typed ?? draftContent,
    isChanged,
    isFound: isChanged && found !== null,
    change(text) {
      setTyped(text)
      keepDraft(name, text === draftContent ? null : text)
    },
    settle(saved) {
      setTyped(saved)
      setFound(null)
      keepDraft(name, null)
    },
  }
}
