import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { toComposeRequest } from '../generation/compose-request.ts'
import { drawUntilPassed } from '../generation/draw-until-passed.ts'
import type { Engine, PlanChecker } from '../generation/ports.ts'
import { type SamplePlan, samplePlans } from './sample-family.ts'

export interface MadeSample extends SamplePlan {
  compose: ComposeRequest
  /** Of a completed plan alone. */
  document: PlanDocument | null
}

/**
 * The plans of the sample family, the finished ones composed and checked like any other.
 * @throws where one does not pass its checks
 */
export async function makeSamples(engine: Pick<Engine, 'compose'>, checkPlan: PlanChecker): Promise<MadeSample[]> {
  const made: MadeSample[] = []
  for (const sample of Object.values(samplePlans)) {
    const compose = toComposeRequest(sample.asked, [])
    const document = sample.end === 'completed' ? await documentOf({ engine, checkPlan }, compose) : null
    made.push({ ...sample, compose, document })
  }
  return made
}

async function documentOf(
  parts: Parameters<typeof drawUntilPassed>[0],
  compose: ComposeRequest,
): Promise<PlanDocument> {
  const drawn = await drawUntilPassed(parts, compose)
  if (drawn.outcome === 'passed') return drawn.document
  throw new Error(`The sample plan of seed ${compose.seed} was ${drawn.outcome}`)
}
