import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { lifetimes, moment } from './columns.ts'

/** The prompts of outside engines: the draft and what is live. */
export const lessonPrompts = pgTable('lesson_prompts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  promptType: text('prompt_type').$type<PromptType>().notNull(),
  draftContent: text('draft_content').notNull(),
  liveContent: text('live_content').notNull(),
  lastAppliedAt: moment('last_applied_at'),
  ...lifetimes,
})
export type LessonPromptRow = typeof lessonPrompts.$inferSelect
