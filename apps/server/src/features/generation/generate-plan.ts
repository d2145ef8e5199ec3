import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { withActiveSchema } from '../worksheet-schemas/hold-against-schema.ts'
import { drawUntilPassed } from './draw-until-passed.ts'
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

type Phase<T> =
  | { outcome: 'continue'; value: T }
  | { outcome: 'failed'; reason: string; details?: Record<string, unknown> }

/** From an accepted request to a plan that can be viewed. Safe to run again after a crash at any point. */
export async function generatePlan(parts: GenerationParts, requestId: string): Promise<void> {
  const taken = await takeUp(parts.db, requestId)
  if (taken.outcome === 'settled') return
  if (taken.outcome === 'failed') {
    await failRequest(parts.db, requestId, taken.reason)
    return
  }
  const { work } = taken

  const drawn = await guarded(parts, work, () => drawChecked(parts, work))
  if (drawn.outcome === 'failed') {
    await failRequest(parts.db, requestId, drawn.reason, drawn.details)
    return
  }

  await enterStage(parts.db, requestId, 'publishing')
  await publishPlan(parts.db, parts.queue, work, drawn.value, { isPacked: parts.isPacked() })
}

async function drawChecked(parts: GenerationParts, { requestId, request }: Work): Promise<Phase<PlanDocument>> {
  const { db, engine } = parts
  const checkPlan = withActiveSchema(db, parts.checkPlan)
  const drawn = await drawUntilPassed({ engine, checkPlan }, request, {
    checking: () => enterStage(db, requestId, 'checking'),
    redrawing: (redraw, failures) =>
      logEvent(db, requestId, 'info', 'The checks refused a draw', { redraw, failures: listed(failures) }),
  })
  if (drawn.outcome === 'passed') return { outcome: 'continue', value: drawn.document }
  if (drawn.outcome === 'refused') return { outcome: 'failed', reason: drawn.reason }
  const reason = 'The plan did not pass its quality checks. Please try other choices.'
  return { outcome: 'failed', reason, details: { failures: listed(drawn.failures) } }
}

function listed(failures: CheckOutcome['failures']) {
  return failures.slice(0, 20).map(({ check, path, message }) => ({ check, path, message }))
}

/**
 * An error is a failed phase: it would be the same at the next try, as engine and checks are deterministic. Not so one of
 * the database, which comes back: the job is tried again.
 */
async function guarded<T>(parts: GenerationParts, work: Work, act: () => Promise<Phase<T>>): Promise<Phase<T>> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DrizzleQueryError) throw error
    await logEvent(parts.db, work.requestId, 'error', 'The engine stopped with an error', { name: Object(error).name })
    parts.onError(error)
    return { outcome: 'failed', reason: 'The plan could not be made. Please try again.' }
  }
}
