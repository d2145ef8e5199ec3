import type { Stage } from '@pencil-quest/contract/generation'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { PlanStatus } from '@pencil-quest/contract/plans'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { lifetimes, moment } from './columns.ts'

/** A stage behind us with its milliseconds. */
export interface FinishedStage {
  stage: Stage
  milliseconds: number
}

export const generationRequests = pgTable('generation_requests', {
  id: uuid('id').primaryKey(),
  planId: bigint('plan_id', { mode: 'number' }).notNull(),
  userId: uuid('user_id').notNull(),
  status: text('status').$type<PlanStatus>().notNull().default('processing'),
  stage: text('stage').$type<Stage>().notNull().default('waiting'),
  stageSince: moment('stage_since').notNull().defaultNow(),
  finished: jsonb('finished').$type<FinishedStage[]>().notNull().default([]),
  /** How often a worker has taken it up. */
  attempts: integer('attempts').notNull().default(0),
  error: text('error'),
  /** The engine's input, without the child's name. */
  composeRequest: jsonb('compose_request').$type<ComposeRequest>().notNull(),
  /** Hash of what was asked, for finding the same request again. */
  fingerprint: text('fingerprint').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** The request that makes the plan again; it answers in place of this one. */
  retriedBy: uuid('retried_by'),
  /** The parent gets a mail when the plan can be viewed. */
  mailWhenReady: boolean('mail_when_ready').notNull().default(false),
  ...lifetimes,
})
export type GenerationRequestRow = typeof generationRequests.$inferSelect
