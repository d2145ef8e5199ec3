import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { CheckResult, GateCheck, ScoredCheck } from './check.ts'
import { gateChecks, scoredChecks, wellFormed } from './checks/all.ts'
import { misfits } from './checks/structure/complete.ts'
import type { Evidence } from './finding.ts'
import { hasMeta, type LoosePlan } from './loose-plan.ts'

export interface PlanScore {
  /** 0 to 100 over the scored checks that apply; null where none does. */
  score: number | null
  /** Whether no gate failed. A gate that could not be asked counts as neither. */
  gatesHold: boolean
  results: CheckResult[]
}

/** Least score of a plan that is good enough to release. */
export const releaseScore = 90

/**
 * Holds a plan of any engine against the whole rubric. Checks whose parts of `meta` are missing are `na`. Slower than
 * the gates alone; for authors and for comparing engines, never on the way of a request.
 */
export function scorePlan(plan: LoosePlan, request: ComposeRequest): PlanScore {
  const shape = misfits(plan, true)
  if (shape.length > 0) return misshapen(shape)
  const gates = [wellFormed, ...gateChecks].map((check) => gateResult(check, plan, request))
  const scored = scoredChecks.map((check) => scoredResult(check, plan, request))
  const counted = scored.filter(({ fraction, severity }) => fraction !== null && severity === 'score')
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const reached = counted.reduce((sum, { weight, fraction }) => sum + weight * (fraction ?? 0), 0)
  return {
    score: weights === 0 ? null : (100 * reached) / weights,
    gatesHold: gates.every(({ status }) => status !== 'fail'),
    results: [...gates, ...scored],
  }
}

/** Nothing can be asked of what has not the shape of a plan. */
function misshapen(evidence: Evidence[]): PlanScore {
  const { id, name, threshold } = wellFormed
  const failed = { id, name, threshold, severity: 'gate' as const, weight: 0, status: 'fail' as const }
  const unasked = [
    ...gateChecks.map((check) => ({ ...check, severity: 'gate' as const, weight: 0 })),
    ...scoredChecks.map((check) => ({ ...check, severity: severityOf(check) })),
  ].map(({ id, name, threshold, severity, weight }) => notAsked({ id, name, threshold, severity, weight }))
  const results = [{ ...failed, value: evidence.length, fraction: 0, evidence }, ...unasked]
  return { score: null, gatesHold: false, results }
}

function notAsked(shared: Pick<CheckResult, 'id' | 'name' | 'threshold' | 'severity' | 'weight'>): CheckResult {
  return { ...shared, status: 'na', value: null, fraction: null, evidence: [] }
}

function severityOf({ weight }: ScoredCheck): 'score' | 'warn' {
  return weight > 0 ? 'score' : 'warn'
}

function gateResult(check: GateCheck, plan: LoosePlan, request: ComposeRequest): CheckResult {
  const { id, name, threshold } = check
  const shared = { id, name, severity: 'gate' as const, weight: 0, threshold }
  if (!hasMeta(plan, check.needs) || check.applies?.(plan, request) === false) return notAsked(shared)
  const evidence = check.gate(plan, request).map(({ path, message }) => ({ path, message }))
  const holds = evidence.length === 0
  return { ...shared, status: holds ? 'pass' : 'fail', value: evidence.length, fraction: holds ? 1 : 0, evidence }
}

function scoredResult(check: ScoredCheck, plan: LoosePlan, request: ComposeRequest): CheckResult {
  const { id, name, threshold, weight } = check
  const shared = { id, name, severity: severityOf(check), weight, threshold }
  const parts = check.measure(plan, request).filter(({ of }) => of > 0)
  if (parts.length === 0) return notAsked(shared)
  const shares = parts.map(({ share, needed }) => ({ share: share ?? 0, needed }))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const holds = shares.every(({ share, needed }) => share >= needed - 1e-9)
  // What fell short of its share comes first.
  const inTurn = [...parts].sort((a, b) => (a.share ?? 0) / a.needed - (b.share ?? 0) / b.needed)
  return {
    ...shared,
    status: holds ? 'pass' : 'fail',
    value: mean(shares.map(({ share }) => share)),
    fraction: mean(shares.map(({ share, needed }) => Math.min(1, share / needed))),
    evidence: inTurn.flatMap(({ name: part, evidence }) =>
      evidence.map(({ path, message }) => ({ path, message: `${part}: ${message}` })),
    ),
  }
}
