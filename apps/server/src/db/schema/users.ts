import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower-cased. */
  email: text('email').notNull(),
  /** Argon2id in PHC form; null for accounts that sign in elsewhere only. */
  password: text('password'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  profileImageUrl: text('profile_image_url'),
  authProvider: text('auth_provider').notNull().default('local'),
  ...lifetimes,
})
export type UserRow = typeof users.$inferSelect
