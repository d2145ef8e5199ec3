import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

/** What the landing page shows. */
export const homeContent = pgTable('home_content', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  section: text('section').notNull(),
  title: text('title'),
  subtitle: text('subtitle'),
  description: text('description'),
  content: text('content'),
  buttonText: text('button_text'),
  buttonUrl: text('button_url'),
  icon: text('icon'),
  author: text('author'),
  role: text('role'),
  question: text('question'),
  answer: text('answer'),
  order: integer('order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  ...lifetimes,
})
