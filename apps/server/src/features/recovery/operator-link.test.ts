import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../testing/application.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const command = (...args: string[]) =>
  runCli('reset-link', args, { DATABASE_URL: server.database.url, PUBLIC_URL: 'https://plans.example.org' })

test('the operator makes a link for a server without mail', async () => {
  expect(await command()).toMatchObject({ code: 2, output: expect.stringContaining('Name the account with --email.') })
  const missing = await command('--email', 'nobody@example.org')
  expect([missing.code, missing.output.trim()]).toEqual([1, 'There is no account with the email nobody@example.org.'])

  const { email } = await server.parent()
  const { code, output } = await command('--email', email.toUpperCase())
  expect(code).toBe(0)
  expect(output).toMatch(/^https:\/\/plans\.example\.org\/reset-password\?token=[\w-]{43}\n$/)
  const token = new URL(output.trim()).searchParams.get('token')
  const body = { token, password: 'paper boats and kites' }
  expect((await server.send('POST', '/api/reset-password', { body })).status).toBe(200)
})
