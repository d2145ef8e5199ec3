import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

export const adminUsers = pgTable('admin_users', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  /** Argon2id in PHC form. */
  password: text('password').notNull(),
  email: text('email'),
  role: text('role').notNull().default('admin'),
  /** Base 32; a code of it is asked for at the sign-in. */
  totpSecret: text('totp_secret'),
  /** Shown to the admin, not yet confirmed by a code. */
  totpPending: text('totp_pending'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  ...lifetimes,
})
