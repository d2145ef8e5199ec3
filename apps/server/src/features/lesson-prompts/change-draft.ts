import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import { promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import type { Database, Queryable } from '../../db/client.ts'
import type { LessonPromptRow } from '../../db/schema/lesson-prompts.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import { autoCorrect, type Corrected } from './auto-correct.ts'
import { digestOf } from './present-prompt.ts'
import { findVersion, lockPrompt, writeDraft } from './queries.ts'

/** Every change of a draft: what is live stays. */

export function saveDraft(db: Database, admin: AdminSession, type: PromptType, text: string): Promise<LessonPromptRow> {
  return db.transaction(async (tx) => {
    const before = await lockPrompt(tx, type)
    return replaceDraft(tx, admin, { type, before, text, action: 'prompt.save-draft' })
  })
}

export function revertDraft(db: Database, admin: AdminSession, type: PromptType): Promise<LessonPromptRow> {
  return db.transaction(async (tx) => {
    const before = (await lockPrompt(tx, type)) ?? refuse('no_prompt')
    if (before.lastAppliedAt === null) refuse('never_live')
    return replaceDraft(tx, admin, { type, before, text: before.liveContent, action: 'prompt.revert' })
  })
}

export function correctDraft(
  db: Database,
  admin: AdminSession,
  type: PromptType,
): Promise<{ row: LessonPromptRow; corrected: Corrected }> {
  return db.transaction(async (tx) => {
    const before = (await lockPrompt(tx, type)) ?? refuse('no_prompt')
    const corrected = autoCorrect(type, before.draftContent)
    if (corrected.text.length > promptLimits.content) refuse('invalid', { message: lessonPromptTexts.tooLong })
    const change = { type, before, text: corrected.text, action: 'prompt.auto-correct' }
    return { row: await replaceDraft(tx, admin, change), corrected }
  })
}

export function restoreVersion(db: Database, admin: AdminSession, id: number): Promise<LessonPromptRow> {
  return db.transaction(async (tx) => {
    const { promptType: type, content: text } = (await findVersion(tx, id)) ?? refuse('not_found')
    const before = await lockPrompt(tx, type)
    return replaceDraft(tx, admin, { type, before, text, action: 'prompt.restore', version: id })
  })
}

async function replaceDraft(
  tx: Queryable,
  admin: AdminSession,
  change: { type: PromptType; before: LessonPromptRow | undefined; text: string; action: string; version?: number },
): Promise<LessonPromptRow> {
  const { type, before, text, action, version } = change
  const row = await writeDraft(tx, type, text)
  await audit(tx, admin, {
    action,
    object: `lesson_prompts ${type}`,
    before: before && digestOf(before.draftContent),
    after: { ...digestOf(text), version },
  })
  return row
}
