import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

/** Pages that a screenshot run may visit. */
export const screenshotPages = pgTable('screenshot_pages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  pageId: text('page_id').notNull(),
  displayName: text('display_name').notNull(),
  path: text('path').notNull(),
  requiresAuth: boolean('requires_auth').notNull().default(false),
  readinessCue: text('readiness_cue'),
  isActive: boolean('is_active').notNull().default(true),
  isWizardFlow: boolean('is_wizard_flow').notNull().default(false),
  wizardSteps: jsonb('wizard_steps').$type<string[]>().notNull().default([]),
  ...lifetimes,
})
