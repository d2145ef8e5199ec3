import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts'
import { linkIn } from '../../testing/read-mail.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dropOutdated } from '../retention/nightly.ts'

let server: TestServer
let post: PostOffice
const publicUrl = 'https://plans.example.org'
const password = 'paper boats and kites'

beforeAll(async () => {
  post = await openPostOffice()
  server = await startTestServer({
    SMTP_URL: post.url,
    MAIL_FROM: 'Pencil Quest <plans@example.org>',
    PUBLIC_URL: publicUrl,
  })
})
afterAll(async () => {
  await server.end()
  await post.close()
})

const forgot = (email: unknown, headers = {}) =>
  server.send('POST', '/api/forgot-password', { body: { email }, headers })
const reset = (token: unknown, chosen: unknown = password) =>
  server.send('POST', '/api/reset-password', { body: { token, password: chosen } })
const login = (email: string, given: string) => server.send('POST', '/api/login', { body: { email, password: given } })
const rows = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query(statement, values)).rows

/** The token in the mail after so many others. */
async function tokenFor(email: string, after = 0): Promise<string> {
  await forgot(email)
  return linkIn(await post.mailTo(email, after)).searchParams.get('token') ?? ''
}

describe('what is refused', () => {
  test.each([
    [{}, 'Please enter a valid email address'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'Please enter a valid email address'],
  ])('a link for %o', async (body, message) => {
    const answer = await server.send('POST', '/api/forgot-password', { body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  // Shows: valid.reset
  test.each([
    [{ password }, 'Reset token is required'],
    [{ token: ' ', password }, 'Reset token is required'],
    [{ token: 'x', password: 'short' }, 'Password must be at least 8 characters'],
    [{ token: 'x', password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
    [{ token: 'x', password: 'Password123' }, 'This password is too easy to guess. Choose another one.'],
  ])('a new password by %o', async (body, message) => {
    const answer = await server.send('POST', '/api/reset-password', { body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('a token that nobody was given, that is used, replaced or too old; the password stays', async () => {
    const { email } = await server.parent()
    const first = await tokenFor(email)
    const second = await tokenFor(email, 1)
    const [{ token: hash }] = await rows('select token from password_reset_tokens where not used')
    for (const token of ['a'.repeat(43), first, hash]) {
      expect((await reset(token)).body).toMatchObject({ success: false, code: 'reset_link_invalid' })
    }
    await rows("update password_reset_tokens set expires_at = now() - interval '1 s'")
    expect((await reset(second)).body.code).toBe('reset_link_invalid')
    expect((await login(email, password)).status).toBe(401)
  })

  test('a call from another site', async () => {
    expect((await forgot('a@example.org', { origin: 'http://evil.example' })).status).toBe(403)
  })
})

test('the link of the mail chooses a new password, ends every session and is told by another mail', async () => {
  const { email, token: session } = await server.parent()
  const other = await login(email, 'correct horse battery')
  const token = await tokenFor(email)
  expect((await reset(token)).body).toEqual({ success: true, message: 'Password Reset Successfully' })
  for (const ended of [session, String(other.body.sessionToken)]) {
    expect((await server.send('GET', '/api/auth/user', { token: ended })).status).toBe(401)
  }
  expect((await login(email, 'correct horse battery')).status).toBe(401)
  expect((await login(email, password)).status).toBe(200)
  expect((await post.mailTo(email, 1)).subject).toBe('Your Pencil Quest password was changed')
  expect((await reset(token, 'yet another one')).body.code).toBe('reset_link_invalid')
})

test('of many resets with one token one wins', async () => {
  const { email } = await server.parent()
  const token = await tokenFor(email)
  const chosen = Array.from({ length: 6 }, (_, i) => `new password ${i}`)
  const answers = await Promise.all(chosen.map((one) => reset(token, one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  const winner = answers.findIndex(({ status }) => status === 200)
  const entered = await Promise.all(chosen.map((one) => login(email, one)))
  expect(entered.findIndex(({ status }) => status === 200)).toBe(winner)
  expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('of many links asked for at once only the newest works', async () => {
  const { email, id } = await server.parent()
  await Promise.all(Array.from({ length: 4 }, () => forgot(email)))
  await post.mailTo(email, 3)
  const open = await rows('select id from password_reset_tokens where user_id = $1 and not used', [id])
  expect(open).toHaveLength(1)
})

// Shows: forgot.sent
test('whether there is an account shows neither in the answer nor in what the call does', async () => {
  const quiet = await startTestServer({ SMTP_URL: post.url, MAIL_FROM: 'plans@example.org', MODES: 'api' })
  const { email } = await quiet.parent()
  const query = vi.spyOn(quiet.database.pool, 'query')
  const asked = async (address: string) => {
    query.mockClear()
    const { status, body } = await quiet.send('POST', '/api/forgot-password', { body: { email: address } })
    return { status, body, done: query.mock.calls.map(([statement]) => Object(statement).text ?? statement) }
  }
  const [known, unknown] = [await asked(email), await asked('stranger@example.org')]
  expect(known).toEqual(unknown)
  expect(known.done).toHaveLength(1)
  expect([known.status, known.body]).toEqual([
    200,
    {
      success: true,
      message: "If an account with that email exists, we've sent you a password reset link.",
      hasMail: true,
    },
  ])
  await quiet.end()
})

test('nothing is mailed where there is no account', async () => {
  const { email } = await server.parent()
  await forgot('nobody@example.org')
  await forgot(email.toUpperCase())
  // The queue keeps the order, so the first one is done with by now.
  await post.mailTo(email)
  expect(post.mails.flatMap(({ recipients }) => recipients)).not.toContain('nobody@example.org')
})

test('the table of tokens and the queue open nothing', async () => {
  const { email } = await server.parent()
  const token = await tokenFor(email)
  const stored = JSON.stringify(
    await rows(
      'select token, null as data from password_reset_tokens union all select null, data::text from pgboss.job',
    ),
  )
  expect(stored).not.toContain(token)
  expect(stored).toContain(createHash('sha256').update(token).digest('hex'))
})

test('a link comes from the public address, whatever host the call names', async () => {
  const { email } = await server.parent()
  await forgot(email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })
  expect(linkIn(await post.mailTo(email)).origin).toBe(publicUrl)
})

test('tokens are gone after a day', async () => {
  const { email, id } = await server.parent()
  await tokenFor(email)
  await tokenFor(email, 1)
  const left = () => rows('select used from password_reset_tokens where user_id = $1', [id])
  await rows("update password_reset_tokens set created_at = now() - interval '23 hours' where user_id = $1", [id])
  await dropOutdated(server.database.db)
  expect(await left()).toHaveLength(2)
  await rows("update password_reset_tokens set created_at = now() - interval '25 hours' where user_id = $1", [id])
  await dropOutdated(server.database.db)
  expect(await left()).toEqual([])
})

test('the page of the link tells nobody where it was opened from', async () => {
  const page = await server.send('GET', '/reset-password?token=abc')
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
})
