import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

/** One thing wrong with a plan. */
export interface Finding {
  /** Id of the check, such as `A2`. */
  check: string
  /** Where in the document: `days[0].activities[1]`. */
  path: string
  message: string
}

/** A gate: no plan with a finding is shown to a parent. */
export type Gate = (plan: PlanDocument, request: ComposeRequest) => Finding[]
