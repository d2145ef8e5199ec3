import type { PlanOptions } from '@pencil-quest/contract/generation'
import { useCallback, useState } from 'react'
import { type Draft, fitToOptions, parseDraft } from './draft.ts'

function keyOf(childId: string): string {
  return `wizard-draft:${childId}`
}

function kept(childId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(childId))
  } catch {
    return null
  }
}

function keep(childId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(childId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(childId))
  } catch {
    // Storage is blocked: the draft lives until the page is left.
  }
}

export type ChangeDraft = (change: (draft: Draft) => Draft) => void

/** A child's draft, kept for the tab until it is sent. */
export function useDraft(childId: string, options: PlanOptions): [Draft, ChangeDraft, () => void] {
  const [draft, setDraft] = useState(() => fitToOptions(parseDraft(kept(childId)), options))
  const change = useCallback<ChangeDraft>(
    (make) =>
      setDraft((now) => {
        const next = make(now)
        keep(childId, next)
        return next
      }),
    [childId],
  )
  const clear = useCallback(() => keep(childId, null), [childId])
  return [draft, change, clear]
}
