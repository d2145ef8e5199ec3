import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

export const adminUsers = pgTable('admin_users', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  /** Argon2id in PHC form. */
  password: text('password').notNull(),
  email: text('email'),
  role: text('role').notNull().default('admin'),
  ...lifetimes,
})
