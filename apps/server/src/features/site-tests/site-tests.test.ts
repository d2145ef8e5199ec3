import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  listPublicPages,
  type PageTest,
  type PublicPage,
  testPublicUrls,
} from '@pencil-quest/contract/admin/site-tests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A site that stands in for the public address, since the tests' own port is not known before the start. */
const visits: string[] = []
const site: Server = createServer((request, response) => {
  visits.push(request.url ?? '')
  const [path] = (request.url ?? '').split('?')
  const html = (title: string) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<title>${title}</title>`)
  if (path === '/auth') return response.writeHead(302, { location: '/private' }).end()
  if (path === '/privacy') return response.writeHead(500).end('secret words')
  if (path === '/terms') return response.setHeader('content-type', 'application/json').end('{}')
  if (path === '/credits') return html('A parked domain')
  if (path === '/plans') return response.destroy()
  if (path === '/settings')
    return response.setHeader('content-type', 'text/html').end(`<title>Pencil Quest</title>${'x'.repeat(2_000_000)}`)
  return html('Pencil Quest')
})

let server: TestServer
let token = ''
let base = ''
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  server = await startTestServer({ PUBLIC_URL: 'https://plans.example.org', TEST_BASE_URLS: `${base}/` })
  token = (await server.admin()).token
})
afterAll(async () => {
  await server.end()
  site.close()
})
beforeEach(() => visits.splice(0))

const run = (baseUrl?: string) => server.call(testPublicUrls, { token, body: { baseUrl } })

test("refuses a parent's token", async () => {
  const parent = await server.parent()
  expect((await server.call(testPublicUrls, { token: parent.token })).status).toBe(401)
})

test.each([
  'http://127.0.0.1:1',
  'http://localhost',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'file:///etc/passwd',
  'https://plans.example.org@evil.example',
  'https://user:word@plans.example.org',
  'https://plans.example.org.evil.example',
  'https://plans.example.org/admin',
  'https://plans.example.org/?x=1',
  'https://plans.example.org:444',
  'http://plans.example.org',
  '//plans.example.org',
  'plans.example.org',
  'http://2130706433/',
])('goes not to %s', async (address) => {
  const answer = await run(address)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path: 'baseUrl' }] } })
  expect(visits).toEqual([])
})

// Shows: admin-calls.pages
test('anybody may read which pages are public', async () => {
  const { status, body } = await server.call(listPublicPages)
  const pages = body.pages as PublicPage[]
  expect(status).toBe(200)
  expect(pages.find(({ pageId }) => pageId === 'landing')?.publicUrl).toBe('https://plans.example.org/')
  expect(pages.find(({ pageId }) => pageId === 'dashboard')).toEqual({
    pageId: 'dashboard',
    displayName: 'Dashboard',
    path: '/dashboard',
    requiresAuth: true,
    publicUrl: 'https://plans.example.org/dashboard?demo=true',
  })
  expect(new Set(pages.map(({ pageId }) => pageId)).size).toBe(pages.length)
})

// Shows: admin-calls.urls
test('every page is fetched once, no redirect is followed, and nothing of the answer is told', async () => {
  const { status, body, text } = await run(base)
  expect(status).toBe(200)
  const results = body.results as PageTest[]
  const of = (pageId: string) => results.find((result) => result.pageId === pageId)
  expect(of('landing')).toEqual({
    pageId: 'landing',
    displayName: 'Landing page',
    publicUrl: `${base}/`,
    publicTest: 'PASS',
    error: null,
  })
  expect(of('settings')?.publicTest).toBe('PASS')
  expect(of('auth')).toMatchObject({ publicTest: 'FAIL', error: expect.stringContaining('302') })
  expect(of('privacy')).toMatchObject({ publicTest: 'FAIL', error: expect.stringContaining('500') })
  expect(of('terms')?.publicTest).toBe('FAIL')
  expect(of('credits')?.publicTest).toBe('FAIL')
  expect(of('plans')).toMatchObject({ publicTest: 'ERROR', error: 'The address could not be reached.' })
  expect(body.summary).toEqual({
    totalPages: results.length,
    passedPages: results.length - 5,
    failedPages: 4,
    errorPages: 1,
  })
  expect(body.testedAt).toMatch(/^\d{4}-/)
  expect(text).not.toContain('secret words')
  expect(visits).not.toContain('/private')
  expect(new Set(visits).size).toBe(visits.length)
})
