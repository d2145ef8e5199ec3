import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { compareSeeds } from '@pencil-quest/rubric/compare-seeds'
import { type PlanScore, scorePlan } from '@pencil-quest/rubric/score-plan'
import { builtinEngine } from '../../apps/server/src/features/generation/builtin-engine.ts'
import { drawUntilPassed } from '../../apps/server/src/features/generation/draw-until-passed.ts'

/** One request, drawn as the server draws it and held against the rubric. */
export interface JudgedPlan {
  request: ComposeRequest
  redraws: number
  /** What made the plan be drawn again, each as `check: message`. */
  refusals: string[]
  /** Milliseconds that the gates took, on the draw that counted. */
  gateTime: number
  judged: PlanScore
  /** True for a plan that no draw got through the gates; its last draw is judged. */
  isRefused: boolean
}

export async function judgePlan(request: ComposeRequest, withSeeds: boolean): Promise<JudgedPlan> {
  const { document, ...told } = await drawn(request)
  const judged = scorePlan(document, request)
  if (withSeeds) judged.results.push(await sameSeedSamePlan(document, request))
  return { request, ...told, judged }
}

async function drawn(request: ComposeRequest) {
  let last: PlanDocument | undefined
  let gateTime = 0
  const refusals: string[] = []
  const engine = {
    compose: async (asked: ComposeRequest, redraw: number) => {
      const composed = await builtinEngine.compose(asked, redraw)
      if (composed.ok) last = composed.document
      return composed
    },
  }
  const timed = (plan: PlanDocument, asked: ComposeRequest) => {
    const started = performance.now()
    const verdict = checkPlan(plan, asked)
    gateTime = performance.now() - started
    if (!verdict.passed) refusals.push(...verdict.failures.map(({ check, message }) => `${check}: ${message}`))
    return verdict
  }
  let redraws = 0
  const outcome = await drawUntilPassed({ engine, checkPlan: timed }, request, {
    redrawing: () => {
      redraws++
    },
  })
  if (outcome.outcome === 'refused' || !last) throw new Error(`Refused: ${JSON.stringify(request)}`)
  return { document: last, redraws, refusals, gateTime, isRefused: outcome.outcome === 'failed' }
}

/** G6, asked of the engine by composing twice more. */
async function sameSeedSamePlan(plan: PlanDocument, request: ComposeRequest) {
  const again = await drawn(request)
  const other = await drawn({ ...request, seed: request.seed ^ 1 })
  const { changed, passed, evidence } = compareSeeds(plan, again.document, other.document)
  return {
    id: 'G6',
    name: 'Same input, same plan',
    severity: 'gate' as const,
    weight: 0,
    status: passed ? ('pass' as const) : ('fail' as const),
    value: changed,
    threshold: 'equal to the byte; another seed changes 60 %',
    fraction: passed ? 1 : 0,
    evidence,
  }
}
