import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How a day went, told for one day of the family's own plan. */
export const lessonFeedback = pgTable('lesson_feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  planId: bigint('plan_id', { mode: 'number' }).notNull(),
  dayNumber: integer('day_number').notNull(),
  wasUseful: boolean('was_useful').notNull(),
  issueCategories: jsonb('issue_categories').$type<string[]>().notNull().default([]),
  issueText: text('issue_text'),
  theme: text('theme'),
  subjects: jsonb('subjects').$type<string[]>().notNull().default([]),
  learningGoals: text('learning_goals'),
  childAge: integer('child_age'),
  difficulty: text('difficulty'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
