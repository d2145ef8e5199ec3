import { rm } from 'node:fs/promises'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolderWithBrowser } from '../../testing/browser-folder.ts'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'

let server: TestServer
let dataDir: string
let token: string
let planId: number
let sheets: { id: string; title: string; day: number }[]

beforeAll(async () => {
  dataDir = await dataFolderWithBrowser()
  server = await startTestServer({ DATA_DIR: dataDir }, { engine: builtinEngine, checkPlan, packages: undefined })
  token = (await server.parent()).token
  const body = planRequestBody({ childName: 'Noa', subjects: ['science', 'math'] })
  const { body: accepted } = await server.send('POST', '/api/learning-plan/generate', { token, body })
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${accepted.requestId}/events`, { headers })).text()
  planId = Number(accepted.id)
  const { plan } = (await server.send('GET', `/api/learning-plan/${planId}`, { token })).body as {
    plan: { sheets: typeof sheets }
  }
  sheets = plan.sheets
})
afterAll(async () => {
  await server.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function pdf(choices: object) {
  const answer = await fetch(`${server.address}/api/learning-plan/${planId}/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(choices),
  })
  expect(answer.status).toBe(200)
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(file, { mergePages: true })
  const page = await file.getPage(1)
  return { text, pages: file.numPages, width: Math.round(page.view[2] ?? 0) }
}

describe('what is refused, with what there is', () => {
  test.each([
    [{ paper: 'a5' }, 'Choose letter or a4'],
    [{ days: '9' }, 'This plan has 5 days; there is no day 9.'],
    [{ days: 'Monday' }, 'Name days as 3 or 1,2,5'],
    [{ sheet: 'x' }, 'There is no worksheet "x" in this plan.'],
    [{ answers: 'maybe' }, 'Choose with or without'],
  ])('%o', async (body, message) => {
    const answer = await server.send('POST', `/api/learning-plan/${planId}/pdf`, { token, body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
    const query = new URLSearchParams(body as Record<string, string>)
    expect((await server.send('GET', `/api/learning-plan/${planId}/package?${query}`, { token })).status).toBe(400)
  })
})

test('A4 and Letter are the sizes of their paper', async () => {
  expect((await pdf({ paper: 'a4' })).width).toBe(595)
  expect((await pdf({ paper: 'letter' })).width).toBe(612)
})

test('one day is its page, its worksheets and their key, without cover and guide', async () => {
  const { text } = await pdf({ days: '2' })
  expect(text).toContain('Day 2:')
  expect(text).not.toContain('How to use this packet')
  for (const { title, day } of sheets) expect(text.includes(title), title).toBe(day === 2)
  expect(text).toContain('Answer key')
})

test('without answers there is no key', async () => {
  const keyOf = (text: string) => text.match(/Sheet \d \(day \d\): /g) ?? []
  expect(keyOf((await pdf({})).text)).toHaveLength(sheets.length)
  expect(keyOf((await pdf({ answers: 'without' })).text)).toEqual([])
  expect(keyOf((await pdf({ days: '1', answers: 'without' })).text)).toEqual([])
})

test('one worksheet is one page, with its key two', async () => {
  const [sheet] = sheets
  expect((await pdf({ sheet: sheet?.id, answers: 'without' })).pages).toBe(1)
  expect((await pdf({ sheet: sheet?.id })).pages).toBe(2)
})

test('the package of one day holds that day alone', async () => {
  const answer = await fetch(`${server.address}/api/learning-plan/${planId}/package?days=3&answers=without`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  expect(names).not.toContain('answer-key.pdf')
  expect(names.filter((name) => name.startsWith('worksheets/')).every((name) => name.includes('day-3'))).toBe(true)
})

describe('the HTML pages', () => {
  const page = (query = '', as: string | undefined = token) =>
    server.send('GET', `/api/learning-plan/${planId}/page${query}`, as ? { token: as } : {})

  test('may run no script, fetch nothing foreign and be framed by us alone', async () => {
    const { status, headers, text } = await page()
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/)
    expect(headers.get('content-security-policy')).not.toContain('script-src')
    expect(text).not.toMatch(/<script|https?:\/\//)
  })

  test('name the child to the owner alone', async () => {
    expect((await page()).text).toContain('Noa')
    const shared = await page('', '')
    expect(shared.text).not.toContain('Noa')
    expect(shared.text).toContain('Your explorer')
  })

  test('bring their fonts, and nothing else can be read there', async () => {
    const css = await server.send('GET', '/fonts/andika/400.css')
    expect(css.headers.get('content-type')).toBe('text/css')
    const [, file] = /url\(\.\/(files\/[\w.-]+\.woff2)\)/.exec(css.text) ?? []
    expect((await server.send('GET', `/fonts/andika/${file}`)).headers.get('content-type')).toBe('font/woff2')
    for (const path of ['/fonts/andika/package.json', '/fonts/andika/..%2fpackage.json', '/fonts/no/400.css']) {
      expect((await server.send('GET', path)).status, path).toBe(404)
    }
  })
})
