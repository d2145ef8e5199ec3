import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../../testing/factory.ts'
import { fakePackages } from '../../testing/fake-packages.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const pdf = Buffer.from('%PDF-1.7 the packet')
const zip = new Uint8Array(300_000).fill(7)

beforeAll(async () => {
  const files = new Map<string, Uint8Array>([
    ['a'.repeat(64), pdf],
    ['b'.repeat(64), zip],
  ])
  const readFile = async (hash: string) => {
    const file = files.get(hash)
    return file ? Buffer.from(file) : null
  }
  server = await startTestServer({}, { packages: fakePackages({ readFile }) })
})
afterAll(() => server.end())

async function exported(token: string) {
  const answer = await fetch(`${server.address}/api/account/export`, { headers: { authorization: `Bearer ${token}` } })
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const json = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()))
  return {
    answer,
    entries,
    json,
    all: Object.values(entries)
      .map((entry) => strFromU8(entry))
      .join('\n'),
  }
}

async function familyWithPlan(name: string) {
  const family = await server.parent()
  const { token } = family
  const child = await server.send('POST', '/api/child-profiles', { token, body: profileBody({ name }) })
  const body = planRequestBody({ childProfileId: child.body.id, childName: name })
  const { body: plan } = await server.send('POST', '/api/learning-plan/generate', { token, body })
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${plan.requestId}/events`, { headers })).text()
  await server.send('POST', '/api/feedback', { token, body: { usefulnessRating: 4, letDownOther: `of ${name}` } })
  await server.send('POST', '/api/lesson-feedback', {
    token,
    body: { planId: plan.id, dayNumber: 2, wasUseful: false, issueCategories: ['too_hard'] },
  })
  return { ...family, planId: Number(plan.id) }
}

test('a stranger gets none', async () => {
  expect((await server.send('GET', '/api/account/export')).status).toBe(401)
})

test('everything of the family, and nothing of another', async () => {
  const [own, other] = [await familyWithPlan('Zorabel'), await familyWithPlan('Quentin')]
  await server.database.pool.query(
    `insert into plan_packages (plan_id, audience, paper, state, files) values ($1, 'family', 'a4', 'ready', $2)`,
    [
      own.planId,
      JSON.stringify([
        { name: 'packet.pdf', hash: 'a'.repeat(64), bytes: 1 },
        { name: 'plan.zip', hash: 'b'.repeat(64), bytes: 1 },
        { name: 'gone.pdf', hash: 'c'.repeat(64), bytes: 1 },
      ]),
    ],
  )
  const { answer, entries, json, all } = await exported(own.token)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="pencil-quest-export-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const folder = `plans/${own.planId}`
  expect(Object.keys(entries)).toEqual([
    'README.txt',
    'account.json',
    'children.json',
    'feedback.json',
    `${folder}/plan.json`,
    `${folder}/making.json`,
    `${folder}/packages/family-a4/packet.pdf`,
    `${folder}/packages/family-a4/plan.zip`,
  ])
  expect(json('account.json')).toMatchObject({ email: own.email, firstName: 'Pat', paper: 'letter', devices: [{}] })
  expect(json('children.json')).toMatchObject([{ name: 'Zorabel', age: expect.any(Number) }])
  expect(json('feedback.json')).toMatchObject({
    survey: [{ usefulnessRating: 4, letDownOther: 'of Zorabel' }],
    days: [{ planId: own.planId, dayNumber: 2, wasUseful: false, issueCategories: ['too_hard'] }],
  })
  const plan = json(`${folder}/plan.json`)
  expect(plan).toMatchObject({ id: own.planId, status: 'completed', childName: 'Zorabel' })
  expect(readPlanDocument(plan.planContent)?.days.length).toBeGreaterThan(0)
  expect(json(`${folder}/making.json`)).toMatchObject([{ status: 'completed', logs: expect.any(Array) }])
  expect(Buffer.from(entries[`${folder}/packages/family-a4/packet.pdf`] ?? []).equals(pdf)).toBe(true)
  expect(entries[`${folder}/packages/family-a4/plan.zip`]).toHaveLength(zip.length)
  for (const secret of ['argon2', own.token, other.email, 'Quentin', String(other.planId)]) {
    expect(all).not.toContain(secret)
  }
})

test('an account that has nothing yet', async () => {
  const { token } = await server.parent()
  const { entries, json } = await exported(token)
  expect(Object.keys(entries)).toHaveLength(4)
  expect(json('children.json')).toEqual([])
})
