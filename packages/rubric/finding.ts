import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

export interface Evidence {
  /** Where in the document: `days[0].activities[1]`. */
  path: string
  message: string
}

/** One thing wrong with a plan. */
export interface Finding extends Evidence {
  /** Id of the check, such as `A2`. */
  check: string
}

/** A gate: no plan with a finding is shown to a parent. */
export type Gate = (plan: PlanDocument, request: ComposeRequest) => Finding[]
