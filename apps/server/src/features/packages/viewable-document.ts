import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import type { PlanRow } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'

/** The plan's document, once there is one to print. */
export function viewableDocument({ status, planContent }: PlanRow): PlanDocument {
  if (status === 'processing') refuse('still_making')
  if (status === 'failed') refuse('plan_failed')
  return readPlanDocument(planContent) ?? refuse('plan_failed')
}
