import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Links to choose a new password; `token` is a hash. */
export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
