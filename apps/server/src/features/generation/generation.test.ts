import { progressEventSchema } from '@pencil-quest/contract/generation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const generate = (token: string, changed = {}, headers: Record<string, string> = {}) =>
  server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody(changed), headers })

/** Reads the event stream to its end. */
async function events(token: string, requestId: unknown) {
  const headers = { authorization: `Bearer ${token}` }
  const stream = await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })
  const lines = (await stream.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => progressEventSchema.parse(JSON.parse(line.slice(6))))
}

async function makePlan(token: string, changed = {}) {
  const { body } = await generate(token, changed)
  await events(token, body.requestId)
  return body
}

const readPlan = async (id: unknown, token?: string) => {
  const { body, text, status } = await server.send('GET', `/api/learning-plan/${id}`, { token })
  return { status, text, plan: Object(body.plan) as Record<string, unknown> }
}

describe('what is refused', () => {
  // Shows: valid.plan
  test.each([
    [{ childName: '' }, "Student's name is required"],
    [{ childAge: 12 }, 'Age must be between 5 and 11'],
    [{ childGrade: '6th' }, 'Grade level is required'],
    [{ learningStyle: 'osmosis' }, 'Choose a learning style: visual, auditory or kinesthetic'],
    [{ difficulty: 'brutal' }, 'Choose easy, medium or hard'],
    [{ subjects: [] }, 'At least one subject is required'],
    [{ duration: 45 }, 'Choose 30, 60 or 90 minutes'],
    [{ length: 7 }, 'Choose 5 or 10 days'],
    [{ theme: 'volcanoes' }, 'Choose one of the themes'],
    [{ selectedGoals: ['a', 'b', 'c', 'd'] }, 'Choose at most 3 goals for a plan of 5 days'],
  ])('%o', async (changed, message) => {
    const { token } = await server.parent()
    const answer = await generate(token, changed)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 'invalid', message])
  })

  test('what the engine does not offer, with what it does', async () => {
    const { token } = await server.parent()
    for (const changed of [{ theme: 'dog-man' }, { subjects: ['math', 'drama'] }]) {
      const answer = await generate(token, changed)
      expect(answer.body).toMatchObject({ code: 'not_offered', message: expect.stringContaining('space-explorers') })
      const path = '/api/learning-goals/suggest'
      const goals = await server.send('POST', path, { token, body: planRequestBody(changed) })
      expect(goals.body.code).toBe('not_offered')
    }
  })

  test("another family's profile", async () => {
    const [one, other] = [await server.parent(), await server.parent()]
    const profile = await server.send('POST', '/api/child-profiles', { token: one.token, body: profileBody() })
    expect((await generate(other.token, { childProfileId: profile.body.id })).status).toBe(404)
  })

  test('nothing of it leaves a row behind', async () => {
    const { rows } = await server.database.pool.query('select count(*) as count from learning_plans')
    expect(rows[0].count).toBe(0)
  })
})

test('from request to plan: accepted, followed by events, viewable, listed', async () => {
  const { id: userId, token } = await server.parent()
  const accepted = await generate(token)
  expect(accepted.status).toBe(202)
  expect(accepted.body).toMatchObject({ status: 'processing', processingTime: 'a few seconds' })
  const { requestId, id } = accepted.body

  const seen = await events(token, requestId)
  expect(seen.at(-1)).toMatchObject({ status: 'completed', stage: 'done', planId: id })
  expect(seen.at(-1)?.finished.map(({ stage }) => stage)).toEqual(['waiting', 'composing', 'checking', 'publishing'])

  const status = await server.send('GET', `/api/requests/${requestId}/status`, { token })
  expect(status.body).toEqual({ requestId, status: 'completed', planId: id, error: null })
  const detailed = await server.send('GET', `/api/requests/${requestId}/status-detailed`, { token })
  expect(detailed.body).toMatchObject({
    detailed: { plan: { id, userId, theme: 'space-explorers' }, pendingRequest: null },
  })
  const { body } = await server.send('GET', `/api/requests/${requestId}/logs`, { token })
  const messages = (body.logs as { message: string }[]).map(({ message }) => message)
  expect(messages.slice(0, 2)).toEqual(['Request accepted', 'Composing the plan'])
  expect(messages.at(-1)).toBe('Done')
  const activity = await server.send('GET', '/api/debug/n8n/activity', { token })
  expect(activity.body).toMatchObject({ data: { totalPending: 0, recentLogs: { length: messages.length } } })

  const list = await server.send('GET', `/api/learning-plans/${userId}`, { token })
  expect(list.body).toMatchObject([{ id, status: 'completed', generationSource: 'builtin', requestId }])
})

describe('the same request twice', () => {
  test('sent at once is one plan', async () => {
    const { token } = await server.parent()
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(token, { seed: 5 })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test('is one plan per family, and per choice', async () => {
    const [one, other] = [await server.parent(), await server.parent()]
    const [mine, theirs, another] = [
      await generate(one.token),
      await generate(other.token),
      await generate(one.token, { difficulty: 'hard' }),
    ]
    expect(new Set([mine.body.id, theirs.body.id, another.body.id]).size).toBe(3)
  })

  test('counts no more after a minute, nor after a failure', async () => {
    const { token } = await server.parent()
    const first = await makePlan(token)
    const age = (seconds: number) =>
      server.database.pool.query('update generation_requests set created_at = now() - make_interval(secs => $1)', [
        seconds,
      ])
    await age(59)
    expect((await generate(token)).body.id).toBe(first.id)
    await age(61)
    const second = await makePlan(token)
    expect(second.id).not.toBe(first.id)
    await server.database.pool.query(`update generation_requests set status = 'failed'`)
    expect((await generate(token)).body.id).not.toBe(second.id)
  })

  test('by its key, however old; the key is not for another request', async () => {
    const { token } = await server.parent()
    const headers = { 'idempotency-key': 'k1' }
    const first = await generate(token, {}, headers)
    await server.database.pool.query(`update generation_requests set created_at = now() - interval '5 min'`)
    expect((await generate(token, {}, headers)).body.id).toBe(first.body.id)
    const reused = await generate(token, { difficulty: 'hard' }, headers)
    expect([reused.status, reused.body.code]).toEqual([409, 'key_reused'])
    expect((await generate(token, {}, { 'idempotency-key': 'k'.repeat(129) })).status).toBe(400)
  })
})

describe('the name', () => {
  test('is filled in for the owner, follows the profile, and is nowhere in what is stored', async () => {
    const { token } = await server.parent()
    const name = 'Zoë $& "Q"'
    const profile = await server.send('POST', '/api/child-profiles', { token, body: profileBody({ name }) })
    const asked = { childName: name, goals: `Let Zoë $& "Q" count, ${name}'s hats`, interests: [`${name} songs`] }
    const { id, requestId } = await makePlan(token, asked)
    const { plan, text } = await readPlan(id, token)
    expect(plan).toMatchObject({ isOwner: true, childName: name, childProfileId: profile.body.id, requestId })
    expect(plan.html_content).toMatchObject({ overview: `${name} keeps the space station running.` })
    expect(text).not.toContain('{child}')

    const stored = await server.database.pool.query(
      `select p::text || r::text || l::text as all from learning_plans p
        join generation_requests r on r.plan_id = p.id join generation_logs l on l.request_id = r.id where p.id = $1`,
      [id],
    )
    expect(JSON.stringify(stored.rows)).not.toContain('Zo')

    await server.send('PATCH', `/api/child-profiles/${profile.body.id}`, { token, body: { name: 'Ada' } })
    expect((await readPlan(id, token)).plan.childName).toBe('Ada')
    await server.send('DELETE', `/api/child-profiles/${profile.body.id}`, { token })
    expect((await readPlan(id, token)).plan).toMatchObject({
      childName: 'Your explorer',
      childProfileId: profile.body.id,
    })
  })

  test('is kept with the plan alone where no profile, or more than one, has it', async () => {
    const { token } = await server.parent()
    const { id } = await makePlan(token, { childName: 'Solo' })
    expect((await readPlan(id, token)).plan).toMatchObject({ childName: 'Solo', childProfileId: null })
    for (const _ of [1, 2]) await server.send('POST', '/api/child-profiles', { token, body: profileBody() })
    const twin = await makePlan(token, { childName: 'Mia' })
    expect((await readPlan(twin.id, token)).plan).toMatchObject({ childName: 'Mia', childProfileId: null })
  })

  test('is not for a visitor, nor is any id of the family', async () => {
    const { token, id: userId } = await server.parent()
    const { id, requestId } = await makePlan(token, { childName: 'Secret' })
    const { plan, text, status } = await readPlan(id)
    expect([status, plan.childName, plan.isOwner]).toEqual([200, 'Your explorer', false])
    for (const hidden of ['Secret', userId, String(requestId), 'childProfileId']) expect(text).not.toContain(hidden)
    await server.database.pool.query(`update learning_plans set sharing = 'private' where id = $1`, [id])
    expect((await readPlan(id)).status).toBe(404)
    expect((await readPlan(id, token)).status).toBe(200)
  })
})

test('plan ids of 50 bits survive the way through', async () => {
  const { token } = await server.parent()
  const { id } = await makePlan(token)
  const big = 2 ** 50
  await server.database.pool.query(
    `insert into learning_plans select (jsonb_populate_record(p, jsonb_build_object('id', $2::bigint))).* from learning_plans p where id = $1`,
    [id, big],
  )
  expect((await readPlan(big, token)).plan.id).toBe(big)
})

test('what a child did in its two latest plans goes into the next', async () => {
  const { token } = await server.parent()
  await server.send('POST', '/api/child-profiles', { token, body: profileBody() })
  await makePlan(token, { seed: 1 })
  const { requestId } = await makePlan(token, { seed: 2 })
  const { rows } = await server.database.pool.query('select compose_request from generation_requests where id = $1', [
    requestId,
  ])
  expect(rows[0].compose_request).toMatchObject({ seed: 2, history: ['count:math.count:cargo'] })
  expect(rows[0].compose_request).not.toHaveProperty('childName')
})

test('goals are suggested, and the options are there for everybody', async () => {
  const { token } = await server.parent()
  const goals = await server.send('POST', '/api/learning-goals/suggest', { token, body: planRequestBody() })
  expect(goals.body.suggestions).toContain('I can name a planet.')
  const options = await server.send('GET', '/api/plan-options')
  expect(options.body).toMatchObject({ themes: [{ slug: 'space-explorers' }], goalLimits: { 5: 3, 10: 6 } })
})

test('a damaged plan is completed without content', async () => {
  const { token } = await server.parent()
  const { id } = await makePlan(token)
  await server.database.pool.query(`update learning_plans set plan_content = '{"version":1}' where id = $1`, [id])
  expect((await readPlan(id, token)).plan).toMatchObject({ status: 'completed', html_content: null })
})
