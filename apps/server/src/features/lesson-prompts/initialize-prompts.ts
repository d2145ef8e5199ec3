import { type PromptType, promptTypes } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import type { Database } from '../../db/client.ts'
import { lessonPrompts } from '../../db/schema/lesson-prompts.ts'
import type { AdminSession } from '../../http/caller.ts'
import { audit } from '../audit/audit.ts'
import { builtInPrompt } from './built-in/prompts.ts'
import { digestOf } from './present-prompt.ts'
import { insertVersion, writeLive } from './queries.ts'

/** Makes the prompts that are missing, live at once; answers which. Those that are there stay as they are. */
export function initializePrompts(db: Database, admin: AdminSession): Promise<PromptType[]> {
  return db.transaction(async (tx) => {
    const created: PromptType[] = []
    for (const type of promptTypes) {
      const content = builtInPrompt(type)
      const made = await tx
        .insert(lessonPrompts)
        .values({ promptType: type, draftContent: content, liveContent: content })
        .onConflictDoNothing()
        .returning({ id: lessonPrompts.id })
      if (made.length === 0) continue
      await writeLive(tx, type, content)
      const note = lessonPromptTexts.firstVersion
      const version = await insertVersion(tx, admin, { promptType: type, content, note })
      await audit(tx, admin, {
        action: 'prompt.initialize',
        object: `lesson_prompts ${type}`,
        after: { ...digestOf(content), version },
      })
      created.push(type)
    }
    return created
  })
}
