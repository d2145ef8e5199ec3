import * as contract from '@pencil-quest/contract/admin/lesson-prompts'
import { type PromptType, promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client.ts'
import type { LessonPromptRow } from '../../db/schema/lesson-prompts.ts'
import type { AdminSession } from '../../http/caller.ts'
import { describe } from '../../http/error-answers.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import type { Engine } from '../generation/ports.ts'
import { applyPrompt } from './apply-prompt.ts'
import { correctDraft, restoreVersion, revertDraft, saveDraft } from './change-draft.ts'
import { generateTestPlan } from './generate-test-plan.ts'
import { initializePrompts } from './initialize-prompts.ts'
import { scenarioOf, variablesOf } from './personas.ts'
import { presentEngine, presentPrompt, presentPrompts, presentVersion } from './present-prompt.ts'
import { findPrompt, findVersion, listPrompts, listVersions } from './queries.ts'
import { scoreVersion } from './score-version.ts'
import { fillTemplate } from './template-variables.ts'
import { isApplicable, validatePrompt } from './validate-prompt.ts'

interface Parts {
  db: Database
  engine: Engine
}

const success = { success: true as const }

export function lessonPromptRoutes(mount: Mount, { db, engine }: Parts): void {
  const savedDraft = async (type: PromptType) => ((await findPrompt(db, type)) ?? refuse('no_prompt')).draftContent
  const composing = ({ log }: FastifyRequest) => ({
    db,
    engine,
    onError: (error: unknown) => log.error({ failure: describe(error) }, 'the engine stopped at a prompt'),
  })
  const changed = async (row: LessonPromptRow, message: string) => ({
    ...success,
    message,
    prompt: await presentPrompt(db, row),
  })

  mount(contract.listLessonPrompts, async () => ({
    prompts: await presentPrompts(db, await listPrompts(db)),
    engine: presentEngine(engine),
  }))

  mount(contract.saveLessonPrompt, async ({ body, caller }) =>
    changed(await saveDraft(db, caller.admin, body.promptType, body.draftContent), 'The draft is saved.'),
  )

  mount(contract.testLessonPrompt, async ({ params: { persona }, body: { promptType, scenario } }) => {
    const draftPrompt = await savedDraft(promptType)
    const scenarioData = scenarioOf(persona, scenario ?? {})
    const templateVariables = variablesOf(scenarioData)
    const processedPrompt = fillTemplate(draftPrompt, templateVariables)
    return {
      ...success,
      testScenario: persona,
      result: { scenarioData, draftPrompt, processedPrompt, templateVariables },
    }
  })

  mount(contract.generateTestPlan, ({ body, request }) => generateTestPlan(composing(request), body))

  mount(contract.validateLessonPrompt, async ({ params: { promptType }, body }) => {
    const issues = validatePrompt(promptType, body.draftContent ?? (await savedDraft(promptType)))
    return { isValid: isApplicable(issues), issues }
  })

  const apply = async (admin: AdminSession, type: PromptType, note: string | null | undefined) => {
    const { row, versionId } = await applyPrompt(db, admin, type, note || null)
    const version = (await findVersion(db, versionId)) ?? refuse('not_found')
    return { ...(await changed(row, 'The draft is live.')), version: presentVersion(version) }
  }
  mount(contract.applyLessonPrompt, ({ params, body, caller }) => apply(caller.admin, params.promptType, body.note))
  mount(contract.applyLessonPromptByType, ({ params, body, caller }) =>
    apply(caller.admin, params.promptType, body.note),
  )

  mount(contract.autoCorrectLessonPrompt, async ({ params, caller }) => {
    const { row, corrected } = await correctDraft(db, caller.admin, params.promptType)
    return { ...(await changed(row, 'The draft is corrected and saved.')), corrections: corrected.corrections }
  })

  mount(contract.revertLessonPrompt, async ({ body, caller }) =>
    changed(await revertDraft(db, caller.admin, body.promptType), 'The draft is the live prompt again.'),
  )

  mount(contract.initializeLessonPrompts, async ({ caller }) => {
    const created = await initializePrompts(db, caller.admin)
    const message = created.length > 0 ? 'The prompts are there.' : 'Every prompt was there already; nothing changed.'
    return { ...success, message, created, prompts: await presentPrompts(db, await listPrompts(db)) }
  })

  mount(contract.listPromptVersions, async ({ params, query }) => {
    const found = await listVersions(db, params.promptType, query.before)
    const versions = found.slice(0, promptLimits.versionsPerPage).map(presentVersion)
    return { versions, next: found.length > versions.length ? (versions.at(-1)?.id ?? null) : null }
  })

  mount(contract.readPromptVersion, async ({ params }) => {
    const { content, report, ...version } = (await findVersion(db, params.id)) ?? refuse('not_found')
    return { ...presentVersion(version), content, report }
  })

  mount(contract.restorePromptVersion, async ({ params, caller }) =>
    changed(await restoreVersion(db, caller.admin, params.id), 'The version is the draft now.'),
  )

  mount(contract.scorePromptVersion, async ({ params, caller, request }) => ({
    ...success,
    ...(await scoreVersion(composing(request), caller.admin, params.id)),
  }))
}
