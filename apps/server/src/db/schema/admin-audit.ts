import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Who changed what on the admin side; written once. */
export const adminAudit = pgTable('admin_audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  adminId: uuid('admin_id'),
  adminName: text('admin_name').notNull(),
  /** Such as `content.update`. */
  action: text('action').notNull(),
  /** Such as `home_content 7`. */
  object: text('object').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
