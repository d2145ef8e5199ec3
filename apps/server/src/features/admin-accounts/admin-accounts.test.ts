import {
  adminLogin,
  adminLogout,
  beginSecondFactor,
  changeAdminPassword,
  confirmSecondFactor,
  currentAdmin,
  endSecondFactor,
  readAudit,
} from '@pencil-quest/contract/admin/accounts'
import { errorTable } from '@pencil-quest/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { codeAt } from './totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const login = (given: Record<string, unknown> = {}) =>
  server.call(adminLogin, { body: { username: 'admin', password: adminPassword, ...given } })
const me = (token: string | undefined) => server.call(currentAdmin, token === undefined ? {} : { token })
const step = () => Math.floor(Date.now() / 30_000)

test.each([
  ['another password', { password: 'not the password' }],
  ['an unknown name', { username: 'nobody' }],
])('%s is refused in the same words', async (_what, given) => {
  const answer = await login(given)
  expect(answer).toMatchObject({ status: 401, body: { error: errorTable.wrong_admin_credentials.message } })
})

test.each([{ username: '' }, { password: '' }, { username: '   ' }])('%o is no sign-in', async (given) => {
  expect(await login(given)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

// Shows: admin-login.apart
test("a parent's token signs no admin in, and an admin's no parent", async () => {
  const parent = await server.parent()
  expect((await me(parent.token)).status).toBe(401)
  const { token, id } = await server.admin()
  expect((await server.send('GET', `/api/child-profiles/${id}`, { token })).status).toBe(401)
})

test('the token stands for the admin until it is ended, and is stored as a hash only', async () => {
  const { token } = await server.admin()
  const answer = await me(token)
  expect(answer).toMatchObject({ status: 200, body: { admin: { username: 'admin', hasSecondFactor: false } } })
  expect(answer.text).not.toContain('argon2')
  const stored = await server.database.pool.query('select sid, sess::text from sessions')
  expect(JSON.stringify(stored.rows)).not.toContain(token)
  expect((await server.call(adminLogout, { token })).status).toBe(200)
  expect((await me(token)).status).toBe(401)
  expect((await server.call(adminLogout, { token })).status).toBe(200)
})

test('a session that nobody used for half an hour has ended, and one of twelve hours too', async () => {
  const { token } = await server.admin()
  const { rows } = await server.database.pool.query(
    `select extract(epoch from expire - now()) as idle, ((sess ->> 'until')::bigint - extract(epoch from now()) * 1000) as longest
     from sessions where sess ->> 'kind' = 'admin' order by expire desc limit 1`,
  )
  expect(Number(rows[0].idle)).toBeGreaterThan(29 * 60)
  expect(Number(rows[0].idle)).toBeLessThanOrEqual(30 * 60)
  expect(Number(rows[0].longest)).toBeLessThanOrEqual(12 * 3_600_000)
  // Five minutes before its twelve hours are over, use no longer moves the idle end beyond them.
  await server.database.pool.query(
    `update sessions set expire = now() + interval '1 min',
       sess = sess || jsonb_build_object('until', (extract(epoch from now()) * 1000)::bigint + 300000)
     where sess ->> 'kind' = 'admin'`,
  )
  expect((await me(token)).status).toBe(200)
  const { rows: after } = await server.database.pool.query(
    `select extract(epoch from max(expire) - now()) as left from sessions where sess ->> 'kind' = 'admin'`,
  )
  expect(Number(after[0].left)).toBeGreaterThan(240)
  expect(Number(after[0].left)).toBeLessThanOrEqual(300)
})

test('a second factor is asked for once it is confirmed, each code works once', async () => {
  const { token } = await server.admin()
  expect((await server.call(beginSecondFactor, { token, body: { password: 'wrong' } })).status).toBe(401)
  const begun = await server.call(beginSecondFactor, { token, body: { password: adminPassword } })
  const secret = String(begun.body.secret)
  expect(begun.body.uri).toBe(`otpauth://totp/Pencil%20Quest:admin?secret=${secret}&issuer=Pencil%20Quest`)
  expect(await server.call(confirmSecondFactor, { token, body: { code: '000' } })).toMatchObject({
    status: 400,
    body: { code: 'wrong_code' },
  })
  expect((await login()).status).toBe(200)

  const first = codeAt(secret, step() - 1)
  expect((await server.call(confirmSecondFactor, { token, body: { code: first } })).status).toBe(200)
  expect(await login()).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
  expect(await login({ code: first })).toMatchObject({ status: 401, body: { code: 'wrong_admin_credentials' } })
  const second = codeAt(secret, step())
  expect((await login({ code: second })).status).toBe(200)
  expect((await login({ code: second })).status).toBe(401)

  expect((await server.call(endSecondFactor, { token, body: { password: adminPassword } })).status).toBe(200)
  expect((await login()).status).toBe(200)
})

test('a changed password ends the other sessions and is written down without the password', async () => {
  const [kept, other] = [await server.admin(), await server.admin()]
  const change = (body: unknown) => server.call(changeAdminPassword, { token: kept.token, body })
  const newPassword = 'a lantern in the fog'
  expect((await change({ password: 'wrong', newPassword })).status).toBe(401)
  expect((await change({ password: adminPassword, newPassword: 'short' })).status).toBe(400)
  expect((await change({ password: adminPassword, newPassword })).status).toBe(200)
  expect([(await me(kept.token)).status, (await me(other.token)).status]).toEqual([200, 401])
  expect((await login()).status).toBe(401)
  expect((await change({ password: newPassword, newPassword: adminPassword })).status).toBe(200)

  const { body } = await server.call(readAudit, { token: kept.token })
  const entries = body.entries as { action: string; admin: string }[]
  expect(entries.slice(0, 4).map(({ action }) => action)).toEqual([
    'password.change',
    'password.change',
    'second-factor.off',
    'second-factor.on',
  ])
  expect(new Set(entries.map(({ admin }) => admin))).toEqual(new Set(['admin']))
  expect(JSON.stringify(body)).not.toContain(newPassword)
})

test('what was written down is never changed, by the database itself', async () => {
  const { pool } = server.database
  await expect(pool.query(`update admin_audit set action = 'other'`)).rejects.toThrow('written once')
  await expect(pool.query('delete from admin_audit')).rejects.toThrow('written once')
})
