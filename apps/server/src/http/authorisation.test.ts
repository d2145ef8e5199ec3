import type { Endpoint } from '@pencil-quest/contract/endpoint'
import { endpoints } from '@pencil-quest/contract/endpoints'
import { createProfile, readProfiles } from '@pencil-quest/contract/profiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../testing/factory.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** Every endpoint of the contract with everybody who could try it. */
let server: TestServer
let own: Record<string, string | number>
let ownerToken = ''
let strangerToken = ''
let expiredToken = ''
let expiredAdminToken = ''

const bodies: Record<string, unknown> = {
  createProfile: profileBody(),
  changeProfile: { age: 8 },
  generatePlan: planRequestBody({ seed: 99 }),
  suggestGoals: planRequestBody(),
  changePlan: { sharing: 'private' },
  changeAccount: { inkSaver: false },
  deleteAccount: { currentPassword: 'not the password' },
  changeRequest: { mailWhenReady: true },
  sendLessonFeedback: { planId: 1, dayNumber: 1, wasUseful: true },
}

const demo = { 'x-demo-mode': 'true' }

beforeAll(async () => {
  server = await startTestServer()
  const [owner, stranger, late] = [await server.parent(), await server.parent(), await server.parent()]
  ownerToken = owner.token
  strangerToken = stranger.token
  expiredToken = late.token
  await server.database.pool.query(`update sessions set expire = now() - interval '1 s' where sess ->> 'userId' = $1`, [
    late.id,
  ])
  expiredAdminToken = (await server.admin()).token
  await server.database.pool.query(
    `update sessions set expire = now() - interval '1 s' where sess ->> 'kind' = 'admin'`,
  )
  const profile = await server.call(createProfile, { token: ownerToken, body: profileBody() })
  const body = planRequestBody({ childProfileId: profile.body.id })
  const plan = await server.send('POST', '/api/learning-plan/generate', { token: ownerToken, body })
  await server.database.pool.query(`update learning_plans set sharing = 'private'`)
  own = {
    profile: Number(profile.body.id),
    plan: Number(plan.body.id),
    requestId: String(plan.body.requestId),
    userId: owner.id,
  }
})
afterAll(() => server.end())

const paramsOf = (endpoint: Endpoint) => {
  const id = endpoint.touches === 'plan' ? own.plan : own.profile
  const prompt = { promptType: 'single_day', persona: 'elementary' }
  return { id: id ?? 0, requestId: own.requestId ?? '', userId: own.userId ?? '', file: 'a'.repeat(64), ...prompt }
}

const attempt = (endpoint: Endpoint, token: string | undefined, headers: Record<string, string> = {}) =>
  server.call(endpoint, { token, params: paramsOf(endpoint), body: bodies[endpoint.name], headers })

const touching = endpoints.filter(({ path, touches }: Endpoint) => path.includes('{') && touches !== 'none')

describe.each(endpoints.filter(({ caller }) => caller === 'parent'))('$method $path', (endpoint) => {
  test.each([
    ['nobody', () => undefined],
    ['garbage', () => 'g'.repeat(43)],
    ['an expired session', () => expiredToken],
  ])('refuses %s', async (_who, token) => {
    const answer = await attempt(endpoint, token())
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ success: false, code: 'unauthenticated', error: answer.body.message })
  })

  test('the demo header opens the sample family to reading and nothing else', async () => {
    const answer = await attempt(endpoint, undefined, demo)
    if (!endpoint.isOpenInDemo) return expect(answer.body).toMatchObject({ success: false, code: 'demo_read_only' })
    expect(answer.status).toBe(endpoint.path.includes('{') ? 404 : endpoint.status)
  })
})

describe.each(touching)("$method $path of another's", (endpoint) => {
  // Shows: roles.own
  test('is not found, as if it were not there', async () => {
    const foreign = await attempt(endpoint, strangerToken)
    const missing = await server.call(endpoint, {
      token: strangerToken,
      params: { id: 999_999, requestId: crypto.randomUUID(), userId: crypto.randomUUID() },
      body: bodies[endpoint.name],
    })
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })

  test.each(['01', '1.0', '1e3', '%00', '..%2f1', '0', '-1', '99999999999999999999'])('%s is not found', async (id) => {
    const path = endpoint.path.replace(/\{\w+\}/, id)
    const answer = await server.send(endpoint.method, path, { token: ownerToken, body: bodies[endpoint.name] })
    expect([404, 405]).toContain(answer.status)
  })
})

// Shows: admin-session.refused
describe.each(endpoints.filter(({ caller }) => caller === 'admin'))('$method $path', (endpoint: Endpoint) => {
  // Shows: roles.admin
  test.each([
    ['nobody', () => undefined],
    ['garbage', () => 'g'.repeat(43)],
    ["a parent's token", () => ownerToken],
    ["an admin's expired token", () => expiredAdminToken],
  ])('refuses %s', async (_who, token) => {
    const answer = await attempt(endpoint, token())
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ success: false, code: 'unauthenticated' })
  })

  test('refuses the demo header', async () => {
    expect((await attempt(endpoint, undefined, demo)).status).toBe(401)
  })
})

describe.each(endpoints.filter(({ caller }) => caller === 'plan-reader'))('$method $path of a private plan', (e) => {
  test('is not found for a visitor, with the demo header or without', async () => {
    expect((await attempt(e, undefined)).status).toBe(404)
    expect((await attempt(e, undefined, demo)).status).toBe(404)
  })
})

// Shows: roles.own
test('the owner gets through everywhere', async () => {
  for (const endpoint of touching.filter(({ method, replyKind }) => method === 'GET' && replyKind === 'json')) {
    expect([endpoint.path, (await attempt(endpoint, ownerToken)).status]).toEqual([endpoint.path, 200])
  }
  const list = await server.call(readProfiles, { token: ownerToken, params: { id: own.userId ?? '' } })
  expect(list.body).toHaveLength(1)
})
