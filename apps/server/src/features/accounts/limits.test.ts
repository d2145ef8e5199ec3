import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isCommonPassword } from './common-passwords.ts'
import { LoginSlowdown } from './login-slowdown.ts'
import { hashPassword, isPassword } from './password-hash.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 'on', REGISTRATION: 'closed' })
})
afterAll(() => server.end())

test('a closed server takes no accounts', async () => {
  const body = { email: 'a@example.org', password: 'correct horse', firstName: 'A', lastName: 'B' }
  expect((await server.send('POST', '/api/register', { body })).body).toMatchObject({ code: 'registration_closed' })
})

test('many tries from one address are slowed down', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 7; tries += 1) {
    const answer = await server.send('POST', '/api/login', { body: { email: 'x@example.org', password: 'guess' } })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
})

test('an address that walks through plan ids is stopped', async () => {
  const statuses: number[] = []
  for (let id = 1; id <= 12; id += 1) statuses.push((await server.send('GET', `/api/learning-plan/${id}`)).status)
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429])
})

describe('the slow-down', () => {
  const fail = (slowdown: LoginSlowdown, count: number, now: number) => {
    for (let tries = 0; tries < count; tries += 1) slowdown.failed('a', '1.2.3.4', now)
  }

  test('begins at the fifth failure and grows to a minute at most', () => {
    const slowdown = new LoginSlowdown()
    fail(slowdown, 4, 0)
    expect(() => slowdown.check('a', '1.2.3.4', 0)).not.toThrow()
    fail(slowdown, 1, 0)
    expect(() => slowdown.check('a', '1.2.3.4', 999)).toThrow()
    expect(() => slowdown.check('a', '1.2.3.4', 1001)).not.toThrow()
    fail(slowdown, 10, 0)
    expect(() => slowdown.check('a', '1.2.3.4', 59_000)).toThrow()
    expect(() => slowdown.check('a', '1.2.3.4', 60_001)).not.toThrow()
  })

  test('leaves the owner at another address alone, and ends with a success', () => {
    const slowdown = new LoginSlowdown()
    fail(slowdown, 10, 0)
    expect(() => slowdown.check('a', '5.6.7.8', 0)).not.toThrow()
    slowdown.succeeded('a', '1.2.3.4')
    expect(() => slowdown.check('a', '1.2.3.4', 0)).not.toThrow()
  })
})

test('a password is found again only by itself', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse', stored)).toBe(true)
  expect(await isPassword('correct horsE', stored)).toBe(false)
  expect(await isPassword('correct horse', null)).toBe(false)
  expect(isCommonPassword('PassWord123')).toBe(true)
})
