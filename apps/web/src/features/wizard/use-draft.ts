import type { PlanOptions } from '@pencil-quest/contract/generation'
import { useCallback, useState } from 'react'
import { draftText, keepDraft } from '#web/lib/drafts.ts'
import { type Draft, fitToOptions, parseDraft } from './draft.ts'

function nameOf(childId: string): string {
  return `plan:${childId}`
}

export type ChangeDraft = (change: (draft: Draft) => Draft) => void

/** A child's draft, kept for the tab until it is sent. */
export function useDraft(childId: string, options: PlanOptions): [Draft, ChangeDraft, () => void] {
  const [draft, setDraft] = useState(() => fitToOptions(parseDraft(draftText(nameOf(childId))), options))
  const change = useCallback<ChangeDraft>(
    (make) =>
      setDraft((now) => {
        const next = make(now)
        keepDraft(nameOf(childId), JSON.stringify(next))
        return next
      }),
    [childId],
  )
  const clear = useCallback(() => keepDraft(nameOf(childId), null), [childId])
  return [draft, change, clear]
}
