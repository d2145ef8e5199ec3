import type { Grade, LearningStyle } from '@pencil-quest/contract/choices'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

export const childProfiles = pgTable('child_profiles', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  age: integer('age').notNull(),
  grade: text('grade').$type<Grade>().notNull(),
  learningStyle: text('learning_style').$type<LearningStyle>().notNull(),
  /** Tags first, then the free-text ones. */
  interests: jsonb('interests').$type<string[]>().notNull(),
  customInterests: text('custom_interests'),
  ...lifetimes,
})
export type ChildProfileRow = typeof childProfiles.$inferSelect
