import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dropOutdated } from './nightly.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const count = async (query: string) => Number((await server.database.pool.query(query)).rows[0].count)

test('logs go after 30 days, the raw answers of engines after 7, the plans stay', async () => {
  const { token } = await server.parent()
  const made = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody() })
  const { pool } = server.database
  await pool.query(`update learning_plans set source_json = '{"raw": true}'`)
  await pool.query(
    `insert into generation_logs (request_id, type, message, created_at) values
     ($1, 'info', 'old', now() - interval '31 days'), ($1, 'info', 'new', now() - interval '29 days')`,
    [made.body.requestId],
  )
  await pool.query(`update learning_plans set created_at = now() - interval '6 days'`)
  await dropOutdated(server.database.db)
  expect(await count(`select count(*) from generation_logs where message = 'old'`)).toBe(0)
  expect(await count(`select count(*) from generation_logs where message = 'new'`)).toBe(1)
  expect(await count('select count(*) from learning_plans where source_json is not null')).toBe(1)

  await pool.query(`update learning_plans set created_at = now() - interval '8 days'`)
  await dropOutdated(server.database.db)
  expect(await count('select count(*) from learning_plans where source_json is not null')).toBe(0)
  expect(await count('select count(*) from learning_plans')).toBe(1)
})
