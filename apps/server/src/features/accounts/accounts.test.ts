import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../../http/caller.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const password = 'correct horse battery'
const person = (email: string, changed = {}) => ({ email, password, firstName: 'Pat', lastName: 'Parent', ...changed })
const register = (body: unknown) => server.send('POST', '/api/register', { body })
const login = (email: string, given = password) =>
  server.send('POST', '/api/login', { body: { email, password: given } })
const user = (token: string) => server.send('GET', '/api/auth/user', { token })

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

describe('registration', () => {
  // Shows: valid.registration
  test.each([
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ password: 'Password123' }, 'This password is too easy to guess. Choose another one.'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
  ])('refuses %o', async (changed, message) => {
    const answer = await register(person('refused@example.org', changed))
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('refuses an e-mail that has an account, in whatever case', async () => {
    await register(person('Twice@Example.org'))
    expect((await register(person('twice@example.ORG'))).body).toMatchObject({ code: 'email_taken' })
  })

  test('signs in, by cookie and by token, and tells no password', async () => {
    const answer = await register(person('new@example.org'))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ success: true, user: { email: 'new@example.org', firstName: 'Pat' } })
    expect(answer.text).not.toContain('argon2')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookie).not.toContain('Secure')
    expect(cookie).toContain(`${sessionCookie}=${answer.body.sessionToken}`)
  })

  test('two at once make one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register(person('race@example.org'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('signing in', () => {
  // Shows: valid.login
  test.each([
    [{ email: 'nobody', password: 'x' }, 'Please enter a valid email address'],
    [{ email: 'known@example.org', password: '' }, 'Password is required'],
  ])('%o is no sign-in', async (body, message) => {
    const answer = await server.send('POST', '/api/login', { body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    await register(person('known@example.org'))
    const [wrong, unknown] = [await login('known@example.org', 'wrong one'), await login('unknown@example.org')]
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body.message).toBe(unknown.body.message)
  })

  test('works whatever the case of the e-mail and the form of the letters', async () => {
    await register(person('form@example.org', { password: 'Café au lait' }))
    const answer = await login(' FORM@example.org ', 'Cafe\u0301 au lait')
    expect(answer.body).toMatchObject({ success: true, message: 'You have been logged in successfully.' })
    expect((await user(String(answer.body.sessionToken))).body.email).toBe('form@example.org')
  })

  // Shows: calls.user
  test('tells who is signed in by the fields of the specification, and nobody else', async () => {
    const { token, email } = await server.parent()
    const { body } = await user(token)
    expect(Object.keys(body).sort()).toEqual(
      ['id', 'email', 'firstName', 'lastName', 'profileImageUrl', 'createdAt', 'updatedAt'].sort(),
    )
    expect(body).toMatchObject({ email, profileImageUrl: null })
    expect((await server.send('GET', '/api/auth/user')).status).toBe(401)
  })

  test('the table of sessions opens no session', async () => {
    const { token } = await server.parent()
    const { rows } = await server.database.pool.query('select sid, sess::text from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await user(rows[0].sid)).status).toBe(401)
  })
})

describe('a session', () => {
  test('is kept by use and ends by its absolute end', async () => {
    const { token, id } = await server.parent()
    const expire = async () => {
      const { rows } = await server.database.pool.query(
        `select extract(epoch from expire - now()) / 86400 as days from sessions where sess ->> 'userId' = $1`,
        [id],
      )
      return Number(rows[0].days)
    }
    const setTo = (days: number, until: number) =>
      server.database.pool.query(
        `update sessions set expire = now() + make_interval(days => $2),
          sess = jsonb_set(sess, '{until}', to_jsonb((extract(epoch from now()) * 1000 + $3::bigint * 86400000)::bigint))
          where sess ->> 'userId' = $1`,
        [id, days, until],
      )
    await setTo(3, 30)
    expect((await user(token)).status).toBe(200)
    expect(await expire()).toBeCloseTo(14, 1)
    await setTo(3, 5)
    await user(token)
    expect(await expire()).toBeCloseTo(5, 1)
  })

  test('a browser that lost its cookie gets it back by the token', async () => {
    const { token } = await server.parent()
    const answer = await user(token)
    expect(answer.headers.get('set-cookie')).toContain(token)
    const again = await server.send('GET', '/api/auth/user', { headers: { cookie: `${sessionCookie}=${token}` } })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null])
  })

  test('an unknown bearer leaves the cookie to speak', async () => {
    const { token, email } = await server.parent()
    const headers = { cookie: `${sessionCookie}=${token}`, authorization: `Bearer ${'a'.repeat(43)}` }
    expect((await server.send('GET', '/api/auth/user', { headers })).body.email).toBe(email)
  })
})

describe('logging out', () => {
  test('ends both ways in', async () => {
    const { token } = await server.parent()
    const answer = await server.send('POST', '/api/logout', { token })
    expect(answer.body).toEqual({ success: true, message: 'You have been logged out successfully.' })
    expect((await user(token)).status).toBe(401)
  })

  test('works without a session', async () => {
    expect((await server.send('POST', '/api/logout')).status).toBe(200)
  })

  test('by link: ends the session and leads to the start page', async () => {
    const { token } = await server.parent()
    const headers = { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
    const answer = await server.send('GET', '/api/logout', { headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect((await user(token)).status).toBe(401)
  })

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { referer: 'http://evil.example/' }])(
    'by a link of another site: asks first (%o)',
    async (headers) => {
      const { token } = await server.parent()
      const answer = await server.send('GET', '/api/logout', {
        headers: { cookie: `${sessionCookie}=${token}`, ...headers },
      })
      expect([answer.status, answer.text.includes('Log out of Pencil Quest?')]).toEqual([200, true])
      expect((await user(token)).status).toBe(200)
    },
  )
})
