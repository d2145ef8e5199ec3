import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminLogin, currentAdmin, readAudit } from '@pencil-quest/contract/admin/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../testing/application.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let folder = ''
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'pencil-quest-admin-'))
})
afterAll(async () => {
  await server.end()
  await rm(folder, { recursive: true })
})

const command = (...args: string[]) => runCli('admin-create', args, { DATABASE_URL: server.database.url })
const signIn = (username: string, password: string) => server.call(adminLogin, { body: { username, password } })
const passwordFile = async (text: string) => {
  const file = join(folder, 'password.txt')
  await writeFile(file, text)
  return file
}

test.each([
  [[], /Name the admin with --username\./],
  [['--username', '  '], /Name the admin with --username\./],
  [['--username', 'x'.repeat(81)], /at most 80/],
  [['--username', 'robin', '--password', 'in the open'], /--password/],
])('%j is refused', async (args, problem) => {
  expect(await command(...args)).toMatchObject({ code: 2, output: expect.stringMatching(problem) })
})

test.each([
  ['short', /at least 8/],
  ['password123', /too easy to guess/],
  ['', /at least 8/],
])('a password file with "%s" is refused', async (text, problem) => {
  const { code, output } = await command('--username', 'robin', '--password-file', await passwordFile(text))
  expect([code, output]).toEqual([1, expect.stringMatching(problem)])
  expect((await command('--username', 'robin', '--password-file', join(folder, 'none'))).output).toContain('ENOENT')
})

// Shows: admin-data.users
test('an admin is made with a password of a file, or with one that is printed once', async () => {
  const file = await passwordFile('a lantern in the fog\nnot this line\n')
  const given = await command('--username', 'robin', '--password-file', file)
  expect(given).toEqual({ code: 0, output: 'Admin made: user name robin\n' })
  const signedIn = await signIn('robin', 'a lantern in the fog')
  expect(signedIn.status).toBe(200)

  const { code, output } = await command('--username', 'kim')
  const [, password = ''] = /^Admin made: user name kim, password ([\w-]{16}) \(shown only now\)\n$/.exec(output) ?? []
  expect(code).toBe(0)
  expect((await signIn('kim', password)).status).toBe(200)

  expect(await command('--username', 'kim')).toMatchObject({ code: 1, output: expect.stringContaining('already') })
  const token = String(signedIn.body.token)
  expect((await server.call(currentAdmin, { token })).body).toMatchObject({
    admin: { username: 'robin', role: 'admin' },
  })
  const { body } = await server.call(readAudit, { token })
  expect(body.entries).toMatchObject([
    { admin: 'operator', action: 'admin.create', after: { username: 'kim' } },
    { admin: 'operator', action: 'admin.create', after: { username: 'robin' } },
  ])
})
