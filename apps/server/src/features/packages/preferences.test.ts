import { rm } from 'node:fs/promises'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolderWithBrowser } from '../../testing/browser-folder.ts'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'

let server: TestServer
let dataDir: string
let token: string
let planId: number

/** Points, of the width. */
const widths = { letter: 612, a4: 595 }
/** The drawing of the cover, below the name of its world. */
const coverArt = /<div class="world">[^<]*<\/div>\s*<svg/

beforeAll(async () => {
  dataDir = await dataFolderWithBrowser()
  server = await startTestServer({ DATA_DIR: dataDir }, { engine: builtinEngine, checkPlan, packages: undefined })
  token = (await server.parent()).token
  await prefer({ paper: 'a4', inkSaver: false })
  const body = planRequestBody({ childName: 'Noa', subjects: ['science'] })
  const { body: accepted } = await server.send('POST', '/api/learning-plan/generate', { token, body })
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${accepted.requestId}/events`, { headers })).text()
  planId = Number(accepted.id)
})
afterAll(async () => {
  await server.end()
  await rm(dataDir, { recursive: true, force: true })
})

const prefer = (preferences: object) => server.send('PATCH', '/api/account', { token, body: preferences })

async function pdf(as: string | undefined, choices: object = {}) {
  const answer = await fetch(`${server.address}/api/learning-plan/${planId}/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as}` } : {}) },
    body: JSON.stringify(choices),
  })
  expect(answer.status).toBe(200)
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const page = await file.getPage(1)
  const { fnArray } = await page.getOperatorList()
  return { width: Math.round(page.view[2] ?? 0), drawing: fnArray.length }
}

async function page(as: string | undefined, query = '') {
  const { text } = await server.send('GET', `/api/learning-plan/${planId}/page${query}`, as ? { token: as } : {})
  return { isA4: /size:\s*A4/i.test(text), hasArt: coverArt.test(text) }
}

test('a package is made on the paper that its family prefers, and shown as that', async () => {
  const { rows } = await server.database.pool.query('select audience, paper from plan_packages')
  expect(rows).toEqual([{ audience: 'family', paper: 'a4' }])
  const { plan } = (await server.send('GET', `/api/learning-plan/${planId}`, { token })).body as {
    plan: { worksheetPackage: { state: string; zipFilename?: string } }
  }
  expect(plan.worksheetPackage).toMatchObject({ state: 'ready', zipFilename: expect.stringMatching(/\.zip$/) })
})

test('the paper of the account is the default of PDF and preview; what the call says wins; visitors get Letter', async () => {
  expect((await pdf(token)).width).toBe(widths.a4)
  expect((await pdf(token, { paper: 'letter', days: '1' })).width).toBe(widths.letter)
  expect((await pdf(undefined, { days: '1' })).width).toBe(widths.letter)
  expect([(await page(token)).isA4, (await page(token, '?paper=letter')).isA4, (await page(undefined)).isA4]).toEqual([
    true,
    false,
    false,
  ])
})

test('ink saver leaves the art out, for whoever has chosen it, from the next print on', async () => {
  const reader = (await server.parent()).token
  const before = await pdf(token)
  expect([(await page(token)).hasArt, (await page(reader)).hasArt]).toEqual([true, true])

  await prefer({ inkSaver: true })
  const after = await pdf(token)
  expect(after.drawing).toBeLessThan(before.drawing)
  expect([(await page(token)).hasArt, (await page(reader)).hasArt, (await page(undefined)).hasArt]).toEqual([
    false,
    true,
    true,
  ])

  const withArt = await pdf(reader)
  await server.send('PATCH', '/api/account', { token: reader, body: { inkSaver: true } })
  expect((await pdf(reader)).drawing).toBeLessThan(withArt.drawing)
  expect((await pdf(undefined)).drawing).toBe(withArt.drawing)

  await prefer({ inkSaver: false })
  expect((await pdf(token)).drawing).toBe(before.drawing)
})
