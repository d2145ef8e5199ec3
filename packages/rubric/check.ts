import type { ActivityMeta } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Evidence, Gate } from './finding.ts'
import type { LoosePlan } from './loose-plan.ts'
import type { Part } from './part.ts'

/** `gate` rejects a plan, `score` counts with its weight, `warn` is only told. */
export type Severity = 'gate' | 'score' | 'warn'

export interface GateCheck {
  id: string
  name: string
  threshold: string
  gate: Gate
  /** Parts of `meta` that it reads; a plan without them is neither passed nor failed. */
  needs: readonly (keyof ActivityMeta)[]
  /** Whether there is anything to ask; where there is not, the plan is neither passed nor failed. */
  applies?(plan: LoosePlan, request: ComposeRequest): boolean
}

export interface ScoredCheck {
  id: string
  name: string
  threshold: string
  /** 0 for a check that only warns. */
  weight: number
  measure(plan: LoosePlan, request: ComposeRequest): Part[]
}

export interface CheckResult {
  id: string
  name: string
  severity: Severity
  weight: number
  status: 'pass' | 'fail' | 'na'
  /** Mean share of places that hold over the check's parts; for a gate the number of findings. */
  value: number | null
  threshold: string
  /** How much of the threshold is reached, 0 to 1. */
  fraction: number | null
  evidence: Evidence[]
}
