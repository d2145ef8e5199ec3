import { createHash } from 'node:crypto'
import type { LessonPrompt, PromptVersionSummary } from '@pencil-quest/contract/admin/lesson-prompts'
import { promptPreview } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptEngine } from '@pencil-quest/contract/admin/prompt-report'
import type { Queryable } from '../../db/client.ts'
import type { LessonPromptRow } from '../../db/schema/lesson-prompts.ts'
import type { Engine } from '../generation/ports.ts'
import { listLiveVersions, type VersionSummaryRow } from './queries.ts'

export async function presentPrompts(db: Queryable, rows: readonly LessonPromptRow[]): Promise<LessonPrompt[]> {
  const live = await listLiveVersions(db)
  return rows.map((row) => {
    const version = live.find(({ promptType }) => promptType === row.promptType)
    return {
      id: row.id,
      promptType: row.promptType,
      draftContent: row.draftContent,
      liveContent: row.liveContent,
      hasDraft: row.draftContent !== row.liveContent,
      lastAppliedAt: row.lastAppliedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      liveVersion: version ? { id: version.id, score: version.score } : null,
    }
  })
}

export async function presentPrompt(db: Queryable, row: LessonPromptRow): Promise<LessonPrompt> {
  const [prompt] = await presentPrompts(db, [row])
  if (!prompt) throw new Error('There is no prompt to present')
  return prompt
}

export function presentVersion({ createdAt, beginning, ...version }: VersionSummaryRow): PromptVersionSummary {
  return { ...version, createdAt: createdAt.toISOString(), preview: promptPreview(beginning) }
}

export function presentEngine({ name, readsPrompts = false, processingTime }: Engine): PromptEngine {
  return { name, readsPrompts, processingTime }
}

/** For the audit: which text it was, not the text; what was live is kept whole as a version. */
export function digestOf(text: string): { characters: number; sha256: string } {
  return { characters: text.length, sha256: createHash('sha256').update(text).digest('hex') }
}
