import { readFileSync } from 'node:fs'
import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import type { LoosePlan } from '@pencil-quest/rubric/loose-plan'
import { scorePlan } from '@pencil-quest/rubric/score-plan'
import { printRows, rowsOf } from './table.ts'

/** Scores a plan document out of a file, of any engine and version; the exit code is 1 where a gate fails. */
export function scoreStoredPlan(path: string, evidenceLines: number): number {
  const plan = read(path)
  if (!plan) return 2
  const request = { ...plan.request, history: [] }
  const judged = scorePlan(plan, request)
  printRows(rowsOf([{ request, redraws: 0, refusals: [], gateTime: 0, judged, isRefused: false }]), evidenceLines)
  const gates = judged.gatesHold ? 'every gate that could be asked holds' : 'a gate fails'
  console.log(`\nScore ${judged.score?.toFixed(1) ?? 'none'}; ${gates}`)
  return judged.gatesHold ? 0 : 1
}

function read(path: string): LoosePlan | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
    // A plan without all of its meta is no stored document, and judged as it is.
    return readPlanDocument(stored) ?? (stored as LoosePlan)
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`)
    return null
  }
}
