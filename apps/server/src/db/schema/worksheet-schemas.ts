import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

/** Versions of the JSON schema that an engine's worksheets must meet; one is active. */
export const worksheetSchemas = pgTable('worksheet_schemas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: text('version').notNull(),
  schemaContent: jsonb('schema_content').notNull(),
  isActive: boolean('is_active').notNull().default(false),
  description: text('description'),
  createdBy: uuid('created_by'),
  ...lifetimes,
})
