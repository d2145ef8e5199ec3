import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** The entities of specification 1, section 3, by their tables; what else a table has is ours. */
const entities = {
  users: 'id email password firstName lastName profileImageUrl authProvider createdAt updatedAt',
  password_reset_tokens: 'id userId token expiresAt used createdAt',
  sessions: 'sid sess expire',
  child_profiles: 'id userId name age grade learningStyle interests customInterests createdAt updatedAt',
  learning_plans:
    'id userId childProfileId theme subjects duration difficulty length goals planContent sourceJson htmlContent schemaVersion requestId generationSource status createdAt updatedAt',
  feedback: 'id userId usefulnessRating letDownAreas letDownOther improvementSuggestions improvementOther createdAt',
  lesson_feedback:
    'id userId planId dayNumber wasUseful issueCategories issueText theme subjects learningGoals childAge difficulty createdAt',
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function columnsOf(table: string): Promise<Record<string, string | null>> {
  const { rows } = await database.pool.query(
    'select column_name, column_default from information_schema.columns where table_name = $1',
    [table],
  )
  return Object.fromEntries(rows.map((row) => [row.column_name, row.column_default]))
}

// Shows: calls.entities
test.each(Object.entries(entities))('%s has its fields', async (table, fields) => {
  expect(Object.keys(await columnsOf(table))).toEqual(expect.arrayContaining(fields.split(' ').map(snake)))
})

// Shows: calls.entities
test.each([
  ['users', 'auth_provider', "'local'"],
  ['password_reset_tokens', 'used', 'false'],
  ['learning_plans', 'status', "'processing'"],
  ['lesson_feedback', 'issue_categories', "'[]'"],
])('%s.%s begins as %s', async (table, column, value) => {
  expect((await columnsOf(table))[column]?.split('::')[0]).toBe(value)
})

// Shows: calls.entities
test.each([
  ['users', 'email'],
  ['password_reset_tokens', 'token'],
])('%s.%s is unique', async (table, column) => {
  const { rows } = await database.pool.query('select indexdef from pg_indexes where tablename = $1', [table])
  const unique = rows.filter(({ indexdef }) => /unique/i.test(indexdef) && indexdef.includes(column))
  expect(unique).not.toEqual([])
})
