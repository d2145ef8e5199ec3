import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A parent's or a visitor's answers to the survey. */
export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  usefulnessRating: integer('usefulness_rating').notNull(),
  letDownAreas: text('let_down_areas'),
  letDownOther: text('let_down_other'),
  improvementSuggestions: text('improvement_suggestions'),
  improvementOther: text('improvement_other'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
