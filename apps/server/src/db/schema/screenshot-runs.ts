import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const screenshotRuns = pgTable('screenshot_runs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  triggeredBy: text('triggered_by').notNull(),
  userId: uuid('user_id'),
  status: text('status').notNull().default('running'),
  totalPages: integer('total_pages').notNull().default(0),
  successfulPages: integer('successful_pages').notNull().default(0),
  failedPages: integer('failed_pages').notNull().default(0),
  errorSummary: text('error_summary'),
  startedAt: moment('started_at').notNull().defaultNow(),
  completedAt: moment('completed_at'),
})
