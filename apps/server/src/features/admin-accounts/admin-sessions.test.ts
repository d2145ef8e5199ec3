import { currentAdmin, readAudit } from '@pencil-quest/contract/admin/accounts'
import { countAdminSessions, endAdminSessions } from '@pencil-quest/contract/admin/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

test("the admin's other sessions are counted and ended, nobody else's", async () => {
  const [own, second, third] = [await server.admin(), await server.admin(), await server.admin()]
  const parent = await server.parent()
  const others = async () => (await server.call(countAdminSessions, { token: own.token })).body
  expect(await others()).toEqual({ others: 2 })
  expect((await server.call(endAdminSessions, { token: parent.token })).status).toBe(401)

  expect((await server.call(endAdminSessions, { token: own.token })).status).toBe(200)
  expect(await others()).toEqual({ others: 0 })
  const statuses = [own, second, third].map(async ({ token }) => (await server.call(currentAdmin, { token })).status)
  expect(await Promise.all(statuses)).toEqual([200, 401, 401])
  expect((await server.send('GET', '/api/auth/user', { token: parent.token })).status).toBe(200)

  const { body } = await server.call(readAudit, { token: own.token })
  expect(body.entries).toMatchObject([
    {
      admin: 'admin',
      action: 'sessions.end',
      object: `admin_users ${own.id}`,
      before: { others: 2 },
      after: { others: 0 },
    },
  ])
})
