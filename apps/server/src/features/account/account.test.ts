import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const password = 'correct horse battery'
const newPassword = 'paper boats and kites'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const change = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send('PATCH', '/api/account', { token, body, headers })
const read = (token: string) => server.send('GET', '/api/account', { token })
const login = (email: string, given: string) =>
  server.send('POST', '/api/login', { body: { email, password: given } }).then(({ status }) => status)
/** As a parent whom another service signs in. */
const forgetPassword = (id: string) =>
  server.database.pool.query(`update users set password = null, auth_provider = 'google' where id = $1`, [id])

describe('what is not changed', () => {
  test.each([
    [{}, '', 'Nothing to change'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ paper: 'a3' }, 'paper', 'Choose letter or a4'],
    [{ email: 'nobody', currentPassword: password }, 'email', 'Please enter a valid email address'],
    [{ email: 'new@example.org' }, 'currentPassword', 'Type your current password'],
    [{ newPassword }, 'currentPassword', 'Type your current password'],
    [{ newPassword, currentPassword: '' }, 'currentPassword', 'Type your current password'],
    [{ newPassword: 'short', currentPassword: password }, 'newPassword', 'Password must be at least 8 characters'],
    [
      { newPassword: 'Password123', currentPassword: password },
      'newPassword',
      'This password is too easy to guess. Choose another one.',
    ],
    [{ newPassword, currentPassword: 'wrong' }, 'currentPassword', 'This is not your current password'],
    [{ email: 'new@example.org', currentPassword: 'wrong' }, 'currentPassword', 'This is not your current password'],
  ])('%o', async (body, path, message) => {
    const { token, email } = await server.parent()
    const answer = await change(token, body)
    expect([answer.status, answer.body.issues]).toEqual([400, expect.arrayContaining([{ path, message }])])
    expect((await read(token)).body).toMatchObject({ email, firstName: 'Pat', paper: 'letter' })
    expect(await login(email, password)).toBe(200)
  })

  test('an e-mail that has another account, in whatever case', async () => {
    const [{ email }, other] = [await server.parent(), await server.parent()]
    const answer = await change(other.token, { email: email.toUpperCase(), currentPassword: password })
    expect(answer.body).toMatchObject({ code: 'email_taken' })
    expect(await login(other.email, password)).toBe(200)
  })

  test('e-mail and password of an account that another service signs in', async () => {
    const { token, id } = await server.parent()
    await forgetPassword(id)
    expect((await read(token)).body).toMatchObject({ hasPassword: false, authProvider: 'google' })
    const email = await change(token, { email: 'new@example.org', currentPassword: 'x' })
    expect(email.body.issues).toMatchObject([{ path: 'email' }])
    const set = await change(token, { newPassword, currentPassword: 'x' })
    expect(set.body.issues).toMatchObject([{ path: 'currentPassword' }])
  })

  test('the owner is whoever is signed in: an id in the body is nobody', async () => {
    const [one, other] = [await server.parent(), await server.parent()]
    await change(one.token, { id: other.id, userId: other.id, firstName: 'Ada' })
    expect((await read(other.token)).body).toMatchObject({ firstName: 'Pat' })
  })
})

describe('what is changed', () => {
  test('names and print preferences, each alone', async () => {
    const { token } = await server.parent()
    expect((await change(token, { firstName: ' Ada ' })).body).toMatchObject({ firstName: 'Ada', lastName: 'Parent' })
    expect((await change(token, { paper: 'a4' })).body).toMatchObject({ paper: 'a4', inkSaver: false })
    const answer = await change(token, { inkSaver: true })
    expect(answer.body).toEqual((await read(token)).body)
    expect(answer.body).toMatchObject({ firstName: 'Ada', paper: 'a4', inkSaver: true, hasPassword: true })
    expect(answer.text).not.toMatch(/argon2|sessionToken/)
  })

  test('the e-mail; links that were mailed to the old one open nothing any more', async () => {
    const { token, email, id } = await server.parent()
    await server.database.pool.query(
      `insert into password_reset_tokens (user_id, token, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [id, crypto.randomUUID()],
    )
    const answer = await change(token, { email: `New.${email}`, currentPassword: password })
    expect(answer.body).toMatchObject({ email: `new.${email}` })
    expect([await login(email, password), await login(`new.${email}`, password)]).toEqual([401, 200])
    const { rows } = await server.database.pool.query('select 1 from password_reset_tokens where user_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('the password; all sessions end, and this device gets a new one', async () => {
    const { token, email } = await server.parent()
    const { body: elsewhere } = await server.send('POST', '/api/login', { body: { email, password } })
    const answer = await change(token, { newPassword, currentPassword: password })
    const next = String(answer.body.sessionToken)
    expect(answer.headers.get('set-cookie')).toContain(next)
    const statuses = [token, String(elsewhere.sessionToken), next].map(async (known) => (await read(known)).status)
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
    expect([await login(email, password), await login(email, newPassword)]).toEqual([401, 200])
  })

  test('two new passwords at once: one of them', async () => {
    const { token, email } = await server.parent()
    const wanted = ['first of the two', 'second of the two']
    const answers = await Promise.all(
      wanted.map((given) => change(token, { newPassword: given, currentPassword: password })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const [index, given] of wanted.entries()) {
      expect(await login(email, given)).toBe(answers[index]?.status === 200 ? 200 : 401)
    }
  })

  test('signed by the cookie: only from our own pages', async () => {
    const { token } = await server.parent()
    const headers = { cookie: `pencil_quest_session=${token}` }
    const from = (site: string) =>
      server.send('PATCH', '/api/account', {
        body: { inkSaver: true },
        headers: { ...headers, 'sec-fetch-site': site },
      })
    expect([(await from('cross-site')).status, (await from('same-origin')).status]).toEqual([403, 200])
  })
})

test('guessing the current password is slowed down like signing in', async () => {
  const slow = await startTestServer({ RATE_LIMIT: 'on' })
  const { token, email } = await slow.parent()
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const body = tries % 2 === 0 ? { currentPassword: `guess ${tries}` } : { newPassword, currentPassword: 'guess' }
    statuses.push((await slow.send(tries % 2 === 0 ? 'DELETE' : 'PATCH', '/api/account', { token, body })).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  // One slow-down for both: whoever guesses here guesses no faster at the sign-in.
  expect((await slow.send('POST', '/api/login', { body: { email, password } })).status).toBe(429)
  await slow.end()
})
