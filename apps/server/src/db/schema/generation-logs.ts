import type { LogEntry } from '@pencil-quest/contract/generation'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What happened to a request. Never a name, a prompt or a page. */
export const generationLogs = pgTable('generation_logs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid('request_id').notNull(),
  type: text('type').$type<LogEntry['type']>().notNull(),
  message: text('message').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
