import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { gateChecks, wellFormed } from './checks/all.ts'
import { misfits } from './checks/structure/complete.ts'
import type { Finding } from './finding.ts'

export interface Verdict {
  passed: boolean
  failures: Finding[]
}

/** Holds a plan of any engine against every gate. A plan that is not well-formed is not looked at further. */
export function checkPlan(plan: PlanDocument, request: ComposeRequest): Verdict {
  const failures = failuresOf(plan, request)
  return { passed: failures.length === 0, failures }
}

function failuresOf(plan: PlanDocument, request: ComposeRequest): Finding[] {
  const shape = misfits(plan)
  if (shape.length > 0) return shape.map((evidence) => ({ check: wellFormed.id, ...evidence }))
  const malformed = wellFormed.gate(plan, request)
  return malformed.length > 0 ? malformed : gateChecks.flatMap(({ gate }) => gate(plan, request))
}
