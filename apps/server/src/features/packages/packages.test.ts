import { rm } from 'node:fs/promises'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolderWithBrowser } from '../../testing/browser-folder.ts'
import { planRequestBody, profileBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'

let server: TestServer
let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolderWithBrowser()
  server = await startTestServer({ DATA_DIR: dataDir }, { engine: builtinEngine, checkPlan, packages: undefined })
})
afterAll(async () => {
  await server.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function family(childName: string) {
  const parent = await server.parent()
  const profile = await server.send('POST', '/api/child-profiles', {
    token: parent.token,
    body: profileBody({ name: childName }),
  })
  return { ...parent, profileId: profile.body.id as number }
}

async function makePlan(token: string, changed: object) {
  const wanted = { theme: 'animal-kingdom', subjects: ['science'], length: 5, duration: 30, ...changed }
  const { body } = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody(wanted) })
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${body.requestId}/events`, { headers })).text()
  return body.id as number
}

async function file(method: 'GET' | 'POST', path: string, token?: string) {
  const answer = await fetch(server.address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) }
}

async function textOf(pdf: Uint8Array): Promise<{ pages: number; text: string }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  return { pages: totalPages, text }
}

describe('what is refused', () => {
  test('a plan that nobody has, and one that failed', async () => {
    const { token, id } = await family('Ana')
    expect((await file('POST', '/api/learning-plan/123456789/pdf', token)).status).toBe(404)
    const planId = await makePlan(token, { childName: 'Ana' })
    await server.database.pool.query("update learning_plans set status = 'failed' where id = $1", [planId])
    expect((await file('POST', `/api/learning-plan/${planId}/pdf`, token)).status).toBe(409)
    await server.database.pool.query("update learning_plans set status = 'processing' where user_id = $1", [id])
    expect((await file('GET', `/api/learning-plan/${planId}/package`, token)).status).toBe(409)
  })

  test("another family's plan once it is private", async () => {
    const [owner, other] = [await family('Bo'), await family('Cy')]
    const planId = await makePlan(owner.token, { childName: 'Bo' })
    await server.database.pool.query("update learning_plans set sharing = 'private' where id = $1", [planId])
    expect((await file('POST', `/api/learning-plan/${planId}/pdf`, other.token)).status).toBe(404)
    expect((await file('GET', `/api/learning-plan/${planId}/package`)).status).toBe(404)
    expect((await file('GET', `/api/learning-plan/${planId}/package`, owner.token)).status).toBe(200)
  })
})

test('the packet carries the name for its owner and the placeholder for a reader by link', async () => {
  const { token, profileId } = await family('Zoë $& "Q"')
  const planId = await makePlan(token, { childName: 'Zoë $& "Q"', childProfileId: profileId })
  const own = await file('POST', `/api/learning-plan/${planId}/pdf`, token)
  expect(own.headers.get('content-disposition')).toBe(`attachment; filename="lesson-plan-${planId}.pdf"`)
  const { text, pages } = await textOf(own.body)
  expect(text).toContain('Zoë $& "Q"\'s Summer Learning')
  expect(text).toContain('Answer key')
  expect(pages).toBeGreaterThan(12)

  const shared = await textOf((await file('POST', `/api/learning-plan/${planId}/pdf`)).body)
  expect(shared.text).toContain('Your explorer')
  expect(shared.text).not.toContain('Zoë')
})

test('the ZIP holds the packet, one page for each worksheet, the key, the data without the name and a README', async () => {
  const { token, profileId } = await family('Farah')
  const planId = await makePlan(token, { childName: 'Farah', childProfileId: profileId })
  const files = unzipSync((await file('GET', `/api/learning-plan/${planId}/package`, token)).body)
  const names = Object.keys(files)
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'packet.pdf', 'answer-key.pdf', 'plan.json']))
  const sheets = names.filter((name) => name.startsWith('worksheets/'))
  const plan = JSON.parse(strFromU8(files['plan.json'] ?? new Uint8Array())) as { sheets: unknown[] }
  expect(plan.sheets.length).toBeGreaterThan(3)
  expect(sheets).toHaveLength(plan.sheets.length)
  for (const name of sheets) expect((await textOf(files[name] ?? new Uint8Array())).pages, name).toBe(1)
  expect(strFromU8(files['plan.json'] ?? new Uint8Array())).not.toContain('Farah')
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain("Farah's Summer Learning Adventure")
})

test('a rename drops the packages at once, and the next download shows the new name', async () => {
  const { token, profileId } = await family('Olive')
  const planId = await makePlan(token, { childName: 'Olive', childProfileId: profileId })
  const pdf = () => file('POST', `/api/learning-plan/${planId}/pdf`, token)
  expect((await textOf((await pdf()).body)).text).toContain('Olive')
  await server.send('PATCH', `/api/child-profiles/${profileId}`, { token, body: { name: 'Juniper' } })
  const { rows } = await server.database.pool.query('select * from plan_packages where plan_id = $1', [planId])
  expect(rows).toEqual([])
  const { text } = await textOf((await pdf()).body)
  expect(text).toContain('Juniper')
  expect(text).not.toContain('Olive')
  await server.send('DELETE', `/api/child-profiles/${profileId}`, { token })
  expect((await textOf((await pdf()).body)).text).toContain('Your explorer')
})

test('a package whose files are gone is made again', async () => {
  const { token } = await family('Ivo')
  const planId = await makePlan(token, { childName: 'Ivo' })
  await rm(`${dataDir}/files`, { recursive: true, force: true })
  expect((await file('GET', `/api/learning-plan/${planId}/package`, token)).status).toBe(200)
})
