import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { composePlan } from '@pencil-quest/planner/compose'
import { checkPlan, type Verdict } from '@pencil-quest/rubric/check-plan'

export type ComposedAndChecked =
  | { ok: true; document: PlanDocument; redraws: number }
  /** `refused`: the request asks for what is not offered. Else every draw failed the checks. */
  | { ok: false; refused: boolean; reason: string; failures: Verdict['failures'] }

const draws = 4

/** Composes by the built-in engine and holds the plan against every gate; a plan that fails is drawn anew. */
export function composeChecked(request: ComposeRequest): ComposedAndChecked {
  let failures: Verdict['failures'] = []
  for (let redraw = 0; redraw < draws; redraw++) {
    const composed = composePlan(request, redraw)
    if (!composed.ok) return { ok: false, refused: true, reason: composed.reason, failures: [] }
    const verdict = checkPlan(composed.document, request)
    if (verdict.passed) return { ok: true, document: composed.document, redraws: redraw }
    failures = verdict.failures
  }
  const [first] = failures
  const reason = `No plan passed the checks; the last one failed ${first?.check} at ${first?.path}: ${first?.message}`
  return { ok: false, refused: false, reason, failures }
}
