import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { CheckOutcome, Engine, PlanChecker } from './ports.ts'

export type Drawn =
  | { outcome: 'passed'; document: PlanDocument }
  /** The engine cannot make what was asked for. */
  | { outcome: 'refused'; reason: string }
  /** Every draw failed the checks; these are the last one's failures. */
  | { outcome: 'failed'; failures: CheckOutcome['failures'] }

/** Told while it goes on. */
export interface DrawListener {
  checking?(): void | Promise<void>
  redrawing?(redraw: number, failures: CheckOutcome['failures']): void | Promise<void>
}

const mostDraws = 4

/** A plan that the checks refuse is drawn anew from the same seed, so that equal requests stay equal plans. */
export async function drawUntilPassed(
  { engine, checkPlan }: { engine: Pick<Engine, 'compose'>; checkPlan: PlanChecker },
  request: ComposeRequest,
  listener: DrawListener = {},
): Promise<Drawn> {
  let failures: CheckOutcome['failures'] = []
  for (let redraw = 0; redraw < mostDraws; redraw += 1) {
    const composed = await engine.compose(request, redraw)
    if (!composed.ok) return { outcome: 'refused', reason: composed.reason }
    await listener.checking?.()
    const verdict = await checkPlan(composed.document, request)
    if (verdict.passed) return { outcome: 'passed', document: composed.document }
    failures = verdict.failures
    await listener.redrawing?.(redraw, failures)
  }
  return { outcome: 'failed', failures }
}
