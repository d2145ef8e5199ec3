import { limits } from '@pencil-quest/contract/limits'
import { type PlanDocument, planDocumentSchema } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Engine, EnginePrompts } from '../generation/ports.ts'

export type Composed = { ok: true; document: PlanDocument } | { ok: false; reason: string }

interface Parts {
  engine: Engine
  /** For the operator's log. */
  onError(error: unknown): void
}

const failed = (reason: string): Composed => ({ ok: false, reason })

/** One draw of the engine, within the time that a parent's plan gets. Whatever goes wrong is a reason in words. */
export async function composeInTime(
  { engine, onError }: Parts,
  request: ComposeRequest,
  prompts: EnginePrompts | undefined,
): Promise<Composed> {
  const refused = engine.notOffered(request)
  if (refused !== null) return failed(refused)
  const { promise: late, resolve } = Promise.withResolvers<Composed>()
  const seconds = limits.generationDeadline
  const timer = setTimeout(
    () => resolve(failed(`The engine did not answer within ${seconds} seconds.`)),
    seconds * 1000,
  )
  try {
    return await Promise.race([composeWhole(engine, request, prompts), late])
  } catch (error) {
    onError(error)
    return failed('The engine stopped with an error.')
  } finally {
    clearTimeout(timer)
  }
}

async function composeWhole(engine: Engine, request: ComposeRequest, prompts: EnginePrompts | undefined) {
  const composed = await engine.compose(request, 0, prompts)
  if (!composed.ok) return composed
  const whole = planDocumentSchema.safeParse(composed.document)
  if (whole.success) return composed
  const [issue] = whole.error.issues
  return failed(`The engine's plan is not whole: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}
