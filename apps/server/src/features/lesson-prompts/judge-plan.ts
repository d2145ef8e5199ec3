import type { PlanJudgement } from '@pencil-quest/contract/admin/prompt-report'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

/** The rubric's score and the gates that fail, each with its first finding. */
export async function judgePlan(document: PlanDocument, request: ComposeRequest): Promise<PlanJudgement> {
  // Loaded only where it is asked for: word lists and solvers come with it.
  const { scorePlan } = await import('@pencil-quest/rubric/score-plan')
  const { score, results } = scorePlan(document, request)
  return {
    score: score === null ? null : oneDecimal(score),
    failedGates: results
      .filter(({ severity, status }) => severity === 'gate' && status === 'fail')
      .map(({ id: check, name, evidence }) => {
        const { path = '', message = '' } = evidence[0] ?? {}
        return { check, name, findings: evidence.length, path, message }
      }),
  }
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
