import { type PlanDocument, planDocumentSchema } from '@pencil-quest/contract/plan-document'
import type { PlanRow } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'

/** The plan's document, once there is one to print. */
export function viewableDocument({ status, planContent }: PlanRow): PlanDocument {
  if (status === 'processing') refuse('still_making')
  if (status === 'failed') refuse('plan_failed')
  const read = planDocumentSchema.safeParse(planContent)
  return read.success ? read.data : refuse('plan_failed')
}
