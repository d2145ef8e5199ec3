import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

type Devices = { id: string; device: string | null; signedInAt: string; isThis: boolean }[]
const list = async (token: string) =>
  (await server.send('GET', '/api/account/sessions', { token })).body as unknown as Devices
const end = (token: string, id = '') =>
  server.send('DELETE', `/api/account/sessions${id && `/${id}`}`, { token }).then(({ status }) => status)
const isIn = async (token: string) => (await server.send('GET', '/api/auth/user', { token })).status === 200

async function again(email: string) {
  const body = { email, password: 'correct horse battery' }
  const answer = await server.send('POST', '/api/login', { body, headers: { 'user-agent': firefox } })
  return String(answer.body.sessionToken)
}

describe("another's devices", () => {
  test('are not listed and not signed out', async () => {
    const [one, other] = [await server.parent(), await server.parent()]
    const [theirs] = await list(other.token)
    expect(await list(one.token)).toHaveLength(1)
    expect(await end(one.token, theirs?.id)).toBe(404)
    expect(await end(one.token)).toBe(200)
    expect(await isIn(other.token)).toBe(true)
  })

  test.each(['0', '%25', '_'.repeat(20), 'g'.repeat(20), 'a'.repeat(20), 'a'.repeat(64)])(
    '%s names none',
    async (id) => {
      const { token } = await server.parent()
      expect(await end(token, id)).toBe(404)
      expect(await isIn(token)).toBe(true)
    },
  )
})

describe('own devices', () => {
  test('say what and when, this one first, and nothing that opens a session', async () => {
    const { token, email } = await server.parent()
    const other = await again(email)
    const answer = await server.send('GET', '/api/account/sessions', { token })
    expect(answer.body).toMatchObject([
      { isThis: true, device: null },
      { isThis: false, device: 'Firefox on Windows', signedInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
    const { rows } = await server.database.pool.query('select sid from sessions')
    for (const secret of [token, other, ...rows.map(({ sid }) => sid)]) expect(answer.text).not.toContain(secret)
    expect((await list(other)).map(({ isThis, device }) => [isThis, device])).toEqual([
      [true, 'Firefox on Windows'],
      [false, null],
    ])
  })

  test('one is signed out, the rest stay', async () => {
    const { token, email } = await server.parent()
    const [second, third] = [await again(email), await again(email)]
    const id = (await list(second)).find(({ isThis }) => isThis)?.id
    expect(await end(token, id)).toBe(200)
    expect(await Promise.all([token, second, third].map(isIn))).toEqual([true, false, true])
    expect(await end(token, id)).toBe(404)
  })

  test('all others are signed out', async () => {
    const { token, email } = await server.parent()
    const others = [await again(email), await again(email)]
    expect(await end(token)).toBe(200)
    expect(await Promise.all([token, ...others].map(isIn))).toEqual([true, false, false])
    expect(await list(token)).toHaveLength(1)
  })

  test('one that has expired is not listed', async () => {
    const { token, email, id } = await server.parent()
    await again(email)
    await server.database.pool.query(
      `update sessions set expire = now() - interval '1 s' where sess ->> 'userId' = $1 and sess ? 'device'`,
      [id],
    )
    expect(await list(token)).toHaveLength(1)
  })
})
