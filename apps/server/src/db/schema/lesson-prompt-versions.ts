import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Every prompt that was live; written once, the newest of a type is the live one. */
export const lessonPromptVersions = pgTable('lesson_prompt_versions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  promptType: text('prompt_type').$type<PromptType>().notNull(),
  content: text('content').notNull(),
  authorId: uuid('author_id'),
  authorName: text('author_name').notNull(),
  note: text('note'),
  /** Null until it is made. */
  report: jsonb('report').$type<PromptReport>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
