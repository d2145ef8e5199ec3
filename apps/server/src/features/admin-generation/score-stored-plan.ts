import type { ScoredCheck, StoredPlanScore } from '@pencil-quest/contract/admin/generation'
import { generationLimits } from '@pencil-quest/contract/admin/generation-limits'
import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import type { Database } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import { hideTyped } from './hide-typed.ts'
import { findDocument } from './queries.ts'

const inTurn: readonly ScoredCheck['status'][] = ['fail', 'pass', 'na']

/** The whole rubric on the stored document: with the placeholder, as engines and checks know the child, and nothing that a parent typed. */
export async function scoreStoredPlan(db: Database, planId: number): Promise<StoredPlanScore> {
  const found = (await findDocument(db, planId)) ?? refuse('not_found')
  if (found.status === 'processing') refuse('still_making')
  const document = found.status === 'completed' ? readPlanDocument(found.document) : null
  if (!document) return refuse('plan_failed', { message: 'There is no plan to score.' })
  // Loaded only where it is asked for: word lists and solvers come with it.
  const { scorePlan } = await import('@pencil-quest/rubric/score-plan')
  const { score, gatesHold, results } = scorePlan(document, found.request)
  return {
    planId,
    engine: found.engine,
    score: score === null ? null : Math.round(score * 10) / 10,
    gatesHold,
    checks: results
      .map(({ id, name, severity, status, weight, value, threshold, evidence }) => {
        const first = evidence.slice(0, generationLimits.evidence).map(({ path, message }) => ({ path, message }))
        const shown = hideTyped(first, found.request)
        return { id, name, severity, status, weight, value, threshold, findings: evidence.length, evidence: shown }
      })
      .sort((a, b) => inTurn.indexOf(a.status) - inTurn.indexOf(b.status)),
  }
}
