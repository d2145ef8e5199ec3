import { readFile } from 'node:fs/promises'
import { readOverview } from '@pencil-quest/contract/admin/overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

test('counts what there is, and the sample family not', async () => {
  const { token: admin } = await server.admin()
  const overview = async () => (await server.call(readOverview, { token: admin })).body
  expect(await overview()).toMatchObject({ plansMade: 0, families: 0, children: 0 })

  await server.send('GET', '/api/auth/user', { headers: { 'x-demo-mode': 'true' } })
  const { token } = await server.parent()
  await server.send('POST', '/api/child-profiles', { token, body: profileBody() })
  const { body } = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody() })
  await expect
    .poll(async () => (await server.send('GET', `/api/requests/${body.requestId}/status`, { token })).body.status)
    .toBe('completed')

  const { version } = JSON.parse(await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8'))
  expect(await overview()).toEqual({
    plansMade: 1,
    families: 1,
    children: 1,
    requests: { processing: 0, completed: 1, failed: 0 },
    databaseBytes: expect.any(Number),
    version,
    uptimeSeconds: expect.any(Number),
  })
  expect(Number((await overview()).databaseBytes)).toBeGreaterThan(1_000_000)
})
