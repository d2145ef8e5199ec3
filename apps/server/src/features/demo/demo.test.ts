import { currentUser, emailSchema, login } from '@pencil-quest/contract/accounts'
import { sampleUserId } from '@pencil-quest/contract/demo'
import { sendFeedback } from '@pencil-quest/contract/feedback'
import { generatePlan, generationActivity, requestEvents, requestStatus } from '@pencil-quest/contract/generation'
import { changePlan, clearPlans, deletePlan } from '@pencil-quest/contract/plan-life'
import { listPlans, planPackage, planPdf, readPlan } from '@pencil-quest/contract/plans'
import { createProfile, readProfiles } from '@pencil-quest/contract/profiles'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { startParentSession } from '../accounts/session-queries.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'
import { sampleChildren, samplePlans, sampleUser } from './sample-family.ts'
import { beginWalk } from './walk.ts'

const headers = { 'x-demo-mode': 'true' }
const { fiveDays, tenDays, inTheMaking, failed, cancelled } = samplePlans

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { engine: builtinEngine, checkPlan })
})
afterAll(() => server.end())

const stored = async (table: string) =>
  (await server.database.pool.query(`select * from ${table} where user_id = $1 order by 1`, [sampleUserId])).rows

describe('without asking for it', () => {
  test('nobody is anybody, and nothing is made', async () => {
    expect((await server.call(currentUser)).status).toBe(401)
    for (const value of ['false', '', '1']) {
      expect((await server.call(currentUser, { headers: { 'x-demo-mode': value } })).status).toBe(401)
    }
    expect((await server.send('GET', '/api/auth/user?demo=1')).status).toBe(401)
    expect(await stored('learning_plans')).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    [createProfile, profileBody()],
    [deletePlan, {}],
    [changePlan, { sharing: 'private' }],
    [clearPlans, {}],
  ])('$method $path', async (endpoint, body) => {
    const params = { id: fiveDays.id, userId: sampleUserId }
    const answer = await server.call(endpoint, { headers, body, params })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ success: false, code: 'demo_read_only' })
    expect(answer.body.message).toContain('demo family')
  })

  test('the query is for reading alone, and the header is not for another site', async () => {
    const byQuery = await server.send('POST', '/api/learning-plan/generate?demo=true', { body: planRequestBody() })
    expect(byQuery.status).toBe(401)
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    const asked = await server.call(generatePlan, { headers: foreign, body: planRequestBody() })
    expect(asked.body).toMatchObject({ code: 'foreign_origin' })
  })

  test('signing in as the sample family', async () => {
    await server.call(currentUser, { headers })
    expect(emailSchema.safeParse(sampleUser.email).success).toBe(false)
    const body = { email: sampleUser.email, password: 'any password' }
    expect((await server.call(login, { body })).status).toBe(400)
    await expect(startParentSession(server.database.db, sampleUserId)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test("another family's plan, whose guesses are counted as a visitor's", async () => {
    const strict = await startTestServer({ RATE_LIMIT: 'on' })
    try {
      const guess = (id: number) => strict.call(readPlan, { headers, params: { id } })
      for (let id = 1; id <= 10; id += 1) expect((await guess(id)).status).toBe(404)
      expect((await guess(11)).status).toBe(429)
    } finally {
      await strict.end()
    }
  })
})

describe('the sample family', () => {
  test('is two children with a plan in every state', async () => {
    const user = await server.call(currentUser, { headers })
    expect(user).toMatchObject({ status: 200, body: { id: sampleUserId, firstName: 'Demo' } })
    expect(user.headers.get('set-cookie')).toBeNull()

    const profiles = await server.call(readProfiles, { headers, params: { id: sampleUserId } })
    expect(profiles.body).toMatchObject(sampleChildren.map(({ childName }) => ({ name: childName })))
    const plans = await server.call(listPlans, { headers, params: { userId: sampleUserId } })
    expect(plans.body).toMatchObject(
      [inTheMaking, cancelled, failed, tenDays, fiveDays].map(({ id, asked: { length } }) => ({ id, length })),
    )
  })

  test.each([
    ['Mia', fiveDays],
    ['Leo', tenDays],
  ])("%s's plan names the child and has worksheets", async (name, { id, asked }) => {
    const { body } = await server.call(readPlan, { headers, params: { id } })
    expect(body.plan).toMatchObject({ isOwner: true, childName: name, status: 'completed' })
    const { sheets, html_content } = body.plan as { sheets: unknown[]; html_content: { days: unknown[] } }
    expect(html_content.days).toHaveLength(asked.length)
    expect(sheets.length).toBeGreaterThanOrEqual(asked.length)
  })

  test('has the others say why they are not there', async () => {
    const states = [inTheMaking, failed, cancelled].map(async ({ id }) => {
      const { body } = await server.call(readPlan, { headers, params: { id } })
      const { status, error } = body.plan as { status: string; error: string | null }
      return [status, error]
    })
    expect(await Promise.all(states)).toEqual([
      ['processing', null],
      ['failed', failed.end.failed],
      ['failed', 'Cancelled'],
    ])
    for (const { requestId } of [inTheMaking, failed]) {
      for (const rest of ['status', 'status-detailed', 'logs']) {
        expect((await server.send('GET', `/api/requests/${requestId}/${rest}`, { headers })).status).toBe(200)
      }
    }
    expect((await server.call(generationActivity, { headers })).status).toBe(200)
  })

  test('by the query, where a call cannot have a header', async () => {
    const page = await server.send('GET', `/api/learning-plan/${fiveDays.id}/page?paper=a4&demo=true`)
    expect(page.text).toContain('Mia')
    expect((await server.send('GET', `/api/learning-plan/${fiveDays.id}/page?paper=a4`)).text).not.toContain('Mia')
  })

  test('reaches the printer and the survey', async () => {
    const params = { id: fiveDays.id }
    for (const endpoint of [planPdf, planPackage]) {
      expect((await server.call(endpoint, { headers, params })).body).toMatchObject({ code: 'no_browser' })
    }
    expect((await server.call(sendFeedback, { headers, body: { usefulnessRating: 5 } })).status).toBe(201)
    expect(await stored('feedback')).toEqual([])
  })
})

describe('asking for a plan', () => {
  test('writes nothing and leads through the progress to a ready sample plan', async () => {
    const before = [await stored('learning_plans'), await stored('generation_requests')]
    const asked = await server.call(generatePlan, { headers, body: planRequestBody({ length: 10 }) })
    expect(asked).toMatchObject({ status: 202, body: { status: 'processing', id: tenDays.id } })
    const params = { requestId: String(asked.body.requestId) }
    const status = await server.call(requestStatus, { headers, params })
    expect(status.body).toEqual({ ...params, status: 'processing', planId: null, error: null })

    const path = `/api/requests/${params.requestId}/events?demo=true`
    const { text } = await server.send('GET', path)
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
    expect(events.map(({ stage }) => stage)).toEqual([...new Set(events.map(({ stage }) => stage))])
    expect(events.at(-1)).toMatchObject({ stage: 'done', status: 'completed', planId: tenDays.id })
    expect([await stored('learning_plans'), await stored('generation_requests')]).toEqual(before)
  })

  test('is nobody else’s way to a request', async () => {
    const params = { requestId: beginWalk(5, Date.now()) }
    const { token } = await server.parent()
    expect((await server.call(requestEvents, { params })).status).toBe(401)
    expect((await server.call(requestStatus, { params, token })).status).toBe(404)
  })
})

test('a valid session always wins', async () => {
  const { token, id } = await server.parent()
  expect((await server.call(currentUser, { token, headers })).body.id).toBe(id)
  expect((await server.call(readPlan, { token, headers, params: { id: inTheMaking.id } })).body.plan).toMatchObject({
    isOwner: false,
  })
  expect((await server.call(createProfile, { token, headers, body: profileBody() })).status).toBe(201)
})

test('what an earlier release made is made anew, once', async () => {
  const first = await stored('child_profiles')
  await server.database.pool.query(`update generation_requests set fingerprint = 'old' where user_id = $1`, [
    sampleUserId,
  ])
  const { createSampleKeeper } = await import('./sample-keeper.ts')
  const parts = { db: server.database.db, engine: builtinEngine, checkPlan }
  await Promise.all([createSampleKeeper(parts)(undefined), createSampleKeeper(parts)(undefined)])
  const renewed = await stored('child_profiles')
  expect(renewed.map(({ name }) => name)).toEqual(first.map(({ name }) => name))
  expect(renewed).not.toEqual(first)
  await createSampleKeeper(parts)(undefined)
  expect(await stored('child_profiles')).toEqual(renewed)
})
