import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One picture of a run, or why there is none. */
export const screenshotResults = pgTable('screenshot_results', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  runId: bigint('run_id', { mode: 'number' }).notNull(),
  pageId: text('page_id').notNull(),
  viewType: text('view_type').notNull(),
  status: text('status').notNull(),
  fileName: text('file_name'),
  driveFileId: text('drive_file_id'),
  driveUrl: text('drive_url'),
  errorMessage: text('error_message'),
  capturedAt: moment('captured_at').notNull().defaultNow(),
})
