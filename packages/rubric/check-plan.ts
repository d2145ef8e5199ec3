import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { goalsAreMet, gradeFits, nothingUnfilled, themeInTask } from './checks/fit.ts'
import { noNearCopies, noRepeats } from './checks/repetition.ts'
import { hazardsCarryNotes, householdOnly, kindWords, screenFree } from './checks/safety.ts'
import { everySheetInPlace, keysAreProved } from './checks/sheets.ts'
import { completePlan, minutesAddUp, subjectsShareTime } from './checks/structure.ts'
import type { Finding, Gate } from './finding.ts'

const gates: readonly Gate[] = [
  minutesAddUp,
  subjectsShareTime,
  goalsAreMet,
  gradeFits,
  nothingUnfilled,
  themeInTask,
  noRepeats,
  noNearCopies,
  screenFree,
  householdOnly,
  hazardsCarryNotes,
  kindWords,
  everySheetInPlace,
  keysAreProved,
]

export interface Verdict {
  passed: boolean
  failures: Finding[]
}

/** Holds a plan of any engine against every gate. A plan that is not well-formed is not looked at further. */
export function checkPlan(plan: PlanDocument, request: ComposeRequest): Verdict {
  const malformed = completePlan(plan, request)
  const failures = malformed.length > 0 ? malformed : gates.flatMap((gate) => gate(plan, request))
  return { passed: failures.length === 0, failures }
}
