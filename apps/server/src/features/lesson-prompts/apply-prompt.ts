import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import type { Database } from '../../db/client.ts'
import type { LessonPromptRow } from '../../db/schema/lesson-prompts.ts'
import type { AdminSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'
import { audit } from '../audit/audit.ts'
import { digestOf } from './present-prompt.ts'
import { insertVersion, lockPrompt, writeLive } from './queries.ts'
import { isApplicable, validatePrompt } from './validate-prompt.ts'

/** Validates the draft and makes it live, as a version of its own. */
export function applyPrompt(
  db: Database,
  admin: AdminSession,
  type: PromptType,
  note: string | null,
): Promise<{ row: LessonPromptRow; versionId: number }> {
  return db.transaction(async (tx) => {
    const { draftContent, liveContent } = (await lockPrompt(tx, type)) ?? refuse('no_prompt')
    if (draftContent === liveContent) refuse('no_draft')
    const issues = validatePrompt(type, draftContent)
    if (!isApplicable(issues)) {
      const needed = issues.filter(({ required }) => required)
      refuse('prompt_invalid', { issues: needed.map(({ type: path, description: message }) => ({ path, message })) })
    }
    const versionId = await insertVersion(tx, admin, { promptType: type, content: draftContent, note })
    const row = await writeLive(tx, type, draftContent)
    await audit(tx, admin, {
      action: 'prompt.apply',
      object: `lesson_prompts ${type}`,
      before: digestOf(liveContent),
      after: { ...digestOf(draftContent), version: versionId, note },
    })
    return { row, versionId }
  })
}
