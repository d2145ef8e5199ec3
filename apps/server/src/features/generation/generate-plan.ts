import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Database } from '../../db/client.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { CheckOutcome, Engine, PlanChecker } from './ports.ts'
import { failRequest, publishPlan } from './settle.ts'
import { enterStage, logEvent } from './stages.ts'
import { takeUp, type Work } from './take-up.ts'

export interface GenerationParts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  engine: Engine
  checkPlan: PlanChecker
  /** Whether a package is made after the plan. */
  isPacked(): boolean
  /** For the operator's log; the parent's gets no inner workings. */
  onError(error: unknown): void
}

const mostDraws = 4

type Phase<T> =
  | { outcome: 'continue'; value: T }
  | { outcome: 'failed'; reason: string; details?: Record<string, unknown> }

/** From an accepted request to a plan that can be viewed. Safe to run again after a crash at any point. */
export async function generatePlan(parts: GenerationParts, requestId: string): Promise<void> {
  const taken = await takeUp(parts.db, requestId)
  if (taken.outcome === 'settled') return
  if (taken.outcome === 'failed') return failRequest(parts.db, requestId, taken.reason)
  const { work } = taken

  const drawn = await guarded(parts, work, () => drawUntilPassed(parts, work))
  if (drawn.outcome === 'failed') return failRequest(parts.db, requestId, drawn.reason, drawn.details)

  await enterStage(parts.db, requestId, 'publishing')
  await publishPlan(parts.db, parts.queue, work, drawn.value, { isPacked: parts.isPacked() })
}

/** A plan that the checks refuse is drawn anew from the same seed, so that equal requests stay equal plans. */
async function drawUntilPassed(parts: GenerationParts, work: Work): Promise<Phase<PlanDocument>> {
  const { db, engine, checkPlan } = parts
  let refused: CheckOutcome['failures'] = []
  for (let redraw = 0; redraw < mostDraws; redraw += 1) {
    const composed = await engine.compose(work.request, redraw)
    if (!composed.ok) return { outcome: 'failed', reason: composed.reason }
    await enterStage(db, work.requestId, 'checking')
    const verdict = checkPlan(composed.document, work.request)
    if (verdict.passed) return { outcome: 'continue', value: composed.document }
    refused = verdict.failures
    await logEvent(db, work.requestId, 'info', 'The checks refused a draw', { redraw, failures: listed(refused) })
  }
  const reason = 'The plan did not pass its quality checks. Please try other choices.'
  return { outcome: 'failed', reason, details: { failures: listed(refused) } }
}

function listed(failures: CheckOutcome['failures']) {
  return failures.slice(0, 20).map(({ check, path, message }) => ({ check, path, message }))
}

/** An error is a failed phase: it would be the same at the next try, as engine and checks are deterministic. */
async function guarded<T>(parts: GenerationParts, work: Work, act: () => Promise<Phase<T>>): Promise<Phase<T>> {
  try {
    return await act()
  } catch (error) {
    await logEvent(parts.db, work.requestId, 'error', 'The engine stopped with an error', { name: Object(error).name })
    parts.onError(error)
    return { outcome: 'failed', reason: 'The plan could not be made. Please try again.' }
  }
}
