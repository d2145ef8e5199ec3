import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

/** Templates of the pattern library. */
export const patterns = pgTable('patterns', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  category: text('category').notNull(),
  description: text('description'),
  templateHtml: text('template_html').notNull(),
  templateCss: text('template_css').notNull().default(''),
  propsSchema: text('props_schema').notNull().default('{}'),
  exampleJson: text('example_json').notNull().default('{}'),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  ...lifetimes,
})
