import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Evidence } from './finding.ts'

export interface SeedComparison {
  /** Whether the same request and seed gave the same plan to the byte. */
  isSame: boolean
  /** Share of activities that another seed replaced. */
  changed: number
  passed: boolean
  evidence: Evidence[]
}

/** Least share of activities that another seed must replace. */
export const leastChanged = 0.6

/**
 * G6, a property of an engine: the same request and seed give the same plan, another seed gives another one.
 * @param again the plan composed a second time
 * @param other the plan of another seed
 */
export function compareSeeds(plan: PlanDocument, again: PlanDocument, other: PlanDocument): SeedComparison {
  const isSame = JSON.stringify(plan) === JSON.stringify(again)
  const before = new Set(templatesOf(plan))
  const after = templatesOf(other)
  const kept = after.filter((id) => before.has(id))
  const changed = after.length === 0 ? 0 : 1 - kept.length / after.length
  const evidence: Evidence[] = []
  if (!isSame) evidence.push({ path: '', message: 'the same request and seed gave two plans' })
  if (changed < leastChanged)
    evidence.push({ path: 'days', message: `another seed kept ${kept.length} of ${after.length}: ${kept[0]}` })
  return { isSame, changed, passed: evidence.length === 0, evidence }
}

function templatesOf(plan: PlanDocument): string[] {
  return plan.days.flatMap(({ activities }) => activities.map(({ meta }) => meta.templateId))
}
