import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { PlanRow } from '../../db/schema/learning-plans.ts'

/** A plan's row without its content. */
export type PlanFacts = Omit<PlanRow, 'planContent' | 'sourceJson' | 'htmlContent'>

export function presentPlanSummary(plan: PlanFacts): PlanSummary {
  return {
    id: plan.id,
    childProfileId: plan.childProfileId,
    theme: plan.theme,
    subjects: plan.subjects,
    duration: plan.duration,
    length: plan.length,
    difficulty: plan.difficulty,
    status: plan.status,
    requestId: plan.requestId,
    generationSource: plan.generationSource,
    createdAt: plan.createdAt.toISOString(),
  }
}
