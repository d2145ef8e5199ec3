import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type DatabaseClient } from './client.ts'
import { migrate } from './migrate.ts'
import { adminUsers } from './schema/admin-users.ts'
import { childProfiles } from './schema/child-profiles.ts'
import { feedback } from './schema/feedback.ts'
import { generationLogs } from './schema/generation-logs.ts'
import { generationRequests } from './schema/generation-requests.ts'
import { homeContent } from './schema/home-content.ts'
import { learningPlans } from './schema/learning-plans.ts'
import { lessonFeedback } from './schema/lesson-feedback.ts'
import { lessonPromptVersions } from './schema/lesson-prompt-versions.ts'
import { lessonPrompts } from './schema/lesson-prompts.ts'
import { passwordResetTokens } from './schema/password-reset-tokens.ts'
import { patterns } from './schema/patterns.ts'
import { planPackages } from './schema/plan-packages.ts'
import { screenshotPages } from './schema/screenshot-pages.ts'
import { screenshotResults } from './schema/screenshot-results.ts'
import { screenshotRuns } from './schema/screenshot-runs.ts'
import { sessions } from './schema/sessions.ts'
import { users } from './schema/users.ts'
import { worksheetSchemas } from './schema/worksheet-schemas.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const tables: PgTable[] = [
  adminUsers,
  childProfiles,
  generationLogs,
  generationRequests,
  learningPlans,
  passwordResetTokens,
  feedback,
  lessonFeedback,
  homeContent,
  lessonPrompts,
  lessonPromptVersions,
  worksheetSchemas,
  screenshotPages,
  screenshotRuns,
  screenshotResults,
  patterns,
  planPackages,
  sessions,
  users,
]

let database: TestDatabase
let empty: DatabaseClient

beforeAll(async () => {
  database = await createTestDatabase()
  const name = `${new URL(database.url).pathname.slice(1)}_empty`
  await database.pool.query(`create database ${name}`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  empty = connect(url.href)
})
afterAll(async () => {
  await empty.close()
  await database.pool.query(`drop database ${new URL(empty.url).pathname.slice(1)} with (force)`)
  await database.drop()
})

test('several starters at once make one schema', async () => {
  await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)])
  const { rows } = await empty.pool.query('select version from schema_migrations order by version')
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ version }) => version)).size).toBe(rows.length)
  await migrate(empty.url)
})

test('a schema that is newer than the program is refused', async () => {
  await empty.pool.query(`insert into schema_migrations (version, name) values (9999, 'from the future')`)
  await expect(migrate(empty.url)).rejects.toThrow(/newer version of Pencil Quest/)
})

test('a database that is away is refused with the mend', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(/Check DATABASE_URL/)
})

test.each(tables.map((table) => [getTableName(table), table] as const))(
  '%s: program and database agree',
  async (name, table) => {
    const { rows } = await database.pool.query(
      `select column_name as column, is_nullable = 'NO' as required from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
      [name],
    )
    const known = Object.values(getTableColumns(table)).map((column) => ({
      column: column.name,
      required: column.notNull,
    }))
    const sorted = (list: { column: string }[]) =>
      list.toSorted((left, right) => left.column.localeCompare(right.column))
    expect(sorted(known)).toEqual(sorted(rows))
  },
)
