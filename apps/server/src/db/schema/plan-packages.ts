import type { Paper } from '@pencil-quest/contract/choices'
import type { PackageState } from '@pencil-quest/contract/plans'
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { lifetimes } from './columns.ts'

/** `family` shows the child's name, `link` the placeholder. */
export type Audience = 'family' | 'link'

/** A file of a package: its name inside the ZIP and where the file store keeps it. */
export interface PackageFile {
  name: string
  /** SHA-256 of the content, which is its name in the file store. */
  hash: string
  bytes: number
}

/** A package is a cache: made on a miss, dropped by rename or deletion. */
export const planPackages = pgTable(
  'plan_packages',
  {
    planId: bigint('plan_id', { mode: 'number' }).notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    paper: text('paper').$type<Paper>().notNull().default('letter'),
    state: text('state').$type<PackageState>().notNull().default('making'),
    /** Hash of plan version, shown name, paper, print profile and pattern versions. */
    cacheKey: text('cache_key'),
    zipFilename: text('zip_filename'),
    files: jsonb('files').$type<PackageFile[]>().notNull().default([]),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    ...lifetimes,
  },
  (table) => [primaryKey({ columns: [table.planId, table.audience, table.paper] })],
)
export type PlanPackageRow = typeof planPackages.$inferSelect
