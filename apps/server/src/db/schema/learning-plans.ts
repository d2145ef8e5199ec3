import type { Difficulty, Duration, Grade, LearningStyle, Length, Subject, Theme } from '@pencil-quest/contract/choices'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { PlanStatus, Sharing } from '@pencil-quest/contract/plans'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

export const learningPlans = pgTable('learning_plans', {
  /** Random, about 50 bits: what keeps a visitor from walking through other families' plans. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Stays when the profile is deleted. */
  childProfileId: bigint('child_profile_id', { mode: 'number' }),
  /** The name of a child without a profile; goes with the plan. */
  childNameAlone: text('child_name_alone'),
  childAge: integer('child_age').notNull(),
  childGrade: text('child_grade').$type<Grade>().notNull(),
  learningStyle: text('learning_style').$type<LearningStyle>().notNull(),
  theme: text('theme').$type<Theme>().notNull(),
  subjects: jsonb('subjects').$type<Subject[]>().notNull(),
  duration: integer('duration').$type<Duration>().notNull(),
  difficulty: text('difficulty').$type<Difficulty>().notNull(),
  length: integer('length').$type<Length>().notNull(),
  /** With the placeholder in place of the child's name. */
  goals: text('goals'),
  /** 32 bits, unsigned. */
  seed: bigint('seed', { mode: 'number' }).notNull(),
  planContent: jsonb('plan_content').$type<PlanDocument>(),
  /** The raw answer of an outside engine. */
  sourceJson: jsonb('source_json'),
  htmlContent: text('html_content'),
  schemaVersion: integer('schema_version').notNull().default(1),
  requestId: uuid('request_id').notNull(),
  generationSource: text('generation_source').notNull().default('builtin'),
  status: text('status').$type<PlanStatus>().notNull().default('processing'),
  /** Why it failed, in words for the parent. */
  error: text('error'),
  sharing: text('sharing').$type<Sharing>().notNull().default('link'),
  ...lifetimes,
})
export type PlanRow = typeof learningPlans.$inferSelect
