import type { Paper } from '@pencil-quest/contract/choices'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
  /** Who the parent is at the provider that signs them in; both or neither. */
  authIssuer: text('auth_issuer'),
  authSubject: text('auth_subject'),
  /** Of what names no paper. */
  printPaper: text('print_paper').$type<Paper>().notNull().default('letter'),
  /** Prints without decorative art. */
  inkSaver: boolean('ink_saver').notNull().default(false),
  ...lifetimes,
})
export type UserRow = typeof users.$inferSelect
