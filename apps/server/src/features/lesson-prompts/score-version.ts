import { setImmediate as breathe } from 'node:timers/promises'
import { personas } from '@pencil-quest/contract/admin/prompt-choices'
import type { PersonaScore, PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import type { Database } from '../../db/client.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import type { Engine, EnginePrompts } from '../generation/ports.ts'
import { composeInTime } from './compose-in-time.ts'
import { judgePlan, oneDecimal } from './judge-plan.ts'
import { livePrompts } from './live-prompts.ts'
import { requestOf, scenarioOf } from './personas.ts'
import { findReportBefore, findVersion, writeReport } from './queries.ts'

interface Parts {
  db: Database
  engine: Engine
  onError(error: unknown): void
}

/**
 * How the engine does with a version for each persona. Made at the first call, kept with the version, answered from
 * then on. Apart from applying, which must not wait minutes for a slow engine when a bad prompt is taken back.
 */
export async function scoreVersion(
  parts: Parts,
  admin: AdminSession,
  id: number,
): Promise<{ report: PromptReport; previous: PromptReport | null }> {
  const { db, engine } = parts
  const version = (await findVersion(db, id)) ?? refuse('not_found')
  const previous = await findReportBefore(db, version.promptType, id)
  if (version.report) return { report: version.report, previous }

  const prompts = engine.readsPrompts
    ? { ...(await livePrompts(db)), [version.promptType]: version.content }
    : undefined
  const report = await makeReport(parts, prompts)
  await db.transaction(async (tx) => {
    if (!(await writeReport(tx, id, report))) return
    const { score } = report
    await audit(tx, admin, { action: 'prompt.score', object: `lesson_prompt_versions ${id}`, after: { score } })
  })
  const kept = await findVersion(db, id)
  return { report: kept?.report ?? report, previous }
}

async function makeReport(parts: Parts, prompts: EnginePrompts | undefined): Promise<PromptReport> {
  const scores = await Promise.all(personas.map((persona) => scorePersona(parts, persona, prompts)))
  const counted = scores.flatMap(({ score }) => (score === null ? [] : [score]))
  return {
    engine: parts.engine.name,
    readsPrompts: parts.engine.readsPrompts ?? false,
    madeAt: new Date().toISOString(),
    score: counted.length === 0 ? null : oneDecimal(counted.reduce((sum, score) => sum + score, 0) / counted.length),
    personas: scores,
  }
}

async function scorePersona(
  parts: Parts,
  persona: PersonaScore['persona'],
  prompts: EnginePrompts | undefined,
): Promise<PersonaScore> {
  const request = requestOf(scenarioOf(persona))
  const composed = await composeInTime(parts, request, prompts)
  // An engine in this process keeps it busy: other calls get their turn between the plans.
  await breathe()
  if (!composed.ok) return { persona, error: composed.reason, score: null, failedGates: [] }
  return { persona, error: null, ...(await judgePlan(composed.document, request)) }
}
