import type { ScenarioData } from '@pencil-quest/contract/admin/lesson-prompts'
import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import { withChildName } from '@pencil-quest/packet/child-name'
import type { Database } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import type { Engine } from '../generation/ports.ts'
import { composeInTime } from './compose-in-time.ts'
import { judgePlan } from './judge-plan.ts'
import { livePrompts } from './live-prompts.ts'
import { requestOf } from './personas.ts'
import { presentEngine } from './present-prompt.ts'

interface Parts {
  db: Database
  engine: Engine
  onError(error: unknown): void
}

/** A plan by the configured engine, this text in place of the live prompt. Nothing is stored. */
export async function generateTestPlan(
  parts: Parts,
  { promptType, promptContent, context }: { promptType: PromptType; promptContent: string; context: ScenarioData },
) {
  const request = requestOf(context)
  const prompts = parts.engine.readsPrompts
    ? { ...(await livePrompts(parts.db)), [promptType]: promptContent }
    : undefined
  const began = performance.now()
  const composed = await composeInTime(parts, request, prompts)
  if (!composed.ok) return refuse('no_plan', { message: composed.reason })
  const milliseconds = Math.round(performance.now() - began)
  return {
    success: true as const,
    engine: presentEngine(parts.engine),
    plan: withChildName(composed.document, context.childName),
    ...(await judgePlan(composed.document, request)),
    milliseconds,
  }
}
