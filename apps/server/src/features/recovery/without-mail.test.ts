import { afterEach, expect, test } from 'vitest'
import { openPostOffice } from '../../testing/post-office.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const sent = "If an account with that email exists, we've sent you a password reset link."
let server: TestServer
afterEach(() => server.end())

const forgot = (email: string) => server.send('POST', '/api/forgot-password', { body: { email } })

// Shows: forgot.development
test('in development without mail the answer carries the token, and only for an account', async () => {
  server = await startTestServer({ NODE_ENV: 'development' })
  const { email } = await server.parent()
  const { body } = await forgot(email)
  expect(body).toMatchObject({ success: true, message: sent, hasMail: false })
  const chosen = { token: body.resetToken, password: 'paper boats and kites' }
  expect((await server.send('POST', '/api/reset-password', { body: chosen })).status).toBe(200)
  expect((await forgot('nobody@example.org')).body).toEqual({ success: true, message: sent, hasMail: false })
})

test('in development with mail it does not', async () => {
  const post = await openPostOffice()
  server = await startTestServer({ NODE_ENV: 'development', SMTP_URL: post.url, MAIL_FROM: 'plans@example.org' })
  const { email } = await server.parent()
  expect((await forgot(email)).body).toEqual({ success: true, message: sent, hasMail: true })
  await post.mailTo(email)
  await post.close()
})

test('in production without mail nobody gets a token', async () => {
  server = await startTestServer({ NODE_ENV: 'production' })
  const { email } = await server.parent()
  expect((await forgot(email)).body).toEqual({ success: true, message: sent, hasMail: false })
  const { rows } = await server.database.pool.query('select count(*) from password_reset_tokens')
  expect(rows[0].count).toBe(0)
})

test('five links an hour from one address, and for one e-mail', async () => {
  server = await startTestServer({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const from = async (address: string, email: string) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await server.send('POST', '/api/forgot-password', { body: { email }, headers })
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    return answer.status
  }
  const inTurn = async (tries: readonly [address: string, email: string][]) => {
    const statuses: number[] = []
    for (const [address, email] of tries) statuses.push(await from(address, email))
    return statuses
  }
  const six = [1, 2, 3, 4, 5, 6]
  const mostOften = [200, 200, 200, 200, 200, 429]
  expect(await inTurn(six.map((i) => ['192.0.2.1', `one${i}@example.org`]))).toEqual(mostOften)
  expect(await inTurn(six.map((i) => [`192.0.2.1${i}`, i % 2 ? 'two@example.org' : 'TWO@example.org']))).toEqual(
    mostOften,
  )
})
