import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProfile } from '@pencil-quest/contract/profiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileBody } from '../testing/factory.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sessionCookie } from './caller.ts'

let server: TestServer
let token = ''
let cookie = ''
let webFolder = ''

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'pencil-quest-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>The app</title>')
  await writeFile(join(webFolder, 'assets/app-1a2b.js'), 'export {}')
  server = await startTestServer({}, { webFolder })
  token = (await server.parent()).token
  cookie = `${sessionCookie}=${token}`
})
afterAll(async () => {
  await server.end()
  await rm(webFolder, { recursive: true })
})

const write = (headers: Record<string, string>) =>
  server.call(createProfile, { body: profileBody(), headers: { cookie, ...headers } })

describe('a write that is signed by the cookie', () => {
  test.each([
    ['without a sign of its origin', {}],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { origin: 'http://evil.example' }],
    ['with an opaque origin', { origin: 'null' }],
  ])('is refused %s', async (_what, headers: Record<string, string>) => {
    expect((await write(headers)).body).toMatchObject({ code: 'foreign_origin' })
  })

  test('is refused when it is no JSON', async () => {
    const answer = await write({ 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  test('is accepted from our own pages', async () => {
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await write({ origin: server.address })).status).toBe(201)
  })
})

test('a bearer needs no origin', async () => {
  expect((await server.call(createProfile, { token, body: profileBody() })).status).toBe(201)
})

test('signing in from another site is refused', async () => {
  const answer = await server.send('POST', '/api/login', {
    body: { email: 'a@example.org', password: 'x' },
    headers: { origin: 'http://evil.example' },
  })
  expect(answer.body).toMatchObject({ code: 'foreign_origin' })
})

describe('a request that cannot be read', () => {
  test.each([
    ['broken JSON', '{"email":', 400, 'malformed'],
    ['a zero character', '{"email":"a\\u0000"}', 400, 'malformed'],
    ['half a surrogate pair', '{"email":"\\ud800"}', 400, 'malformed'],
    ['more than 64 KiB', JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'too_large'],
    ['no object', '7', 400, 'invalid'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await server.send('POST', '/api/login', { body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('each problem has its path, and the first is the message', async () => {
    const answer = await server.send('POST', '/api/register', { body: { email: 'no', password: 'short' } })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('Please enter a valid email address')
    expect(answer.body.error).toBe(answer.body.message)
    expect(answer.body.issues).toContainEqual({ path: 'firstName', message: 'First name is required' })
  })
})

describe('paths', () => {
  test('a known path with another method says which it answers', async () => {
    const answer = await server.send('DELETE', '/api/login')
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST'])
    expect((await server.send('GET', '/api/login')).status).toBe(405)
  })

  test('an unknown call is JSON, a screen is the app, an unknown page the landing page', async () => {
    expect((await server.send('GET', '/api/nothing')).body).toMatchObject({ success: false, code: 'not_found' })
    expect((await server.send('POST', '/nothing')).status).toBe(404)
    expect((await server.send('GET', '/api/requests/%zz/status')).body).toMatchObject({ code: 'not_found' })
    const page = await server.send('GET', '/plan/123')
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await server.send('GET', '/assets/missing.js')).status).toBe(404)
    for (const path of ['/assets', '/.vite/manifest.json', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      const other = await server.send('GET', path)
      expect([path, other.status, other.text.includes('<h1>')]).toEqual([path, 404, true])
    }
  })

  test('hashed files are kept for ever, the index page is asked for each time', async () => {
    const script = await server.send('GET', '/assets/app-1a2b.js')
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await server.send('GET', '/dashboard?demo=true')).headers.get('cache-control')).toBe('no-cache')
  })

  test('answers of the API are not kept and carry their id', async () => {
    const answer = await server.send('GET', '/api/auth/user', { token })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('the API is documented from the contract', async () => {
    const { body } = await server.send('GET', '/api/docs/json')
    expect(Object.keys(Object(body.paths))).toContain('/api/learning-plan/{id}/pdf')
    expect((await server.send('GET', '/api/docs')).status).toBeLessThan(400)
  })
})

test('alive and ready', async () => {
  expect((await server.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await server.send('GET', '/readyz')).body).toMatchObject({ status: 'ready', parts: { database: 'ok' } })
})
