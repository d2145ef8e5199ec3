import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planRequestBody, smallEngine } from '../../testing/factory.ts'
import { fakePackages } from '../../testing/fake-packages.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sweepOverdue } from './sweep-overdue.ts'

let server: TestServer
let compose = smallEngine().compose
let verdict: () => boolean = () => true
let pack: (planId: number) => Promise<void> = async () => {}

beforeAll(async () => {
  const engine = smallEngine({ compose: (request, redraw) => compose(request, redraw) })
  const checkPlan = () => {
    const passed = verdict()
    return { passed, failures: passed ? [] : [{ check: 'A2', path: 'days[0]', message: 'too long' }] }
  }
  const packages = fakePackages({ makePackage: (planId) => pack(planId), browserState: () => 'ok' })
  server = await startTestServer({ RATE_LIMIT: 'on' }, { engine, checkPlan, packages })
})
beforeEach(() => {
  compose = smallEngine().compose
  verdict = () => true
  pack = async () => {}
})
afterAll(() => server.end())

const generate = (token: string, changed = {}) =>
  server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody(changed) })

async function stageOf(token: string, requestId: unknown) {
  const { body } = await server.send('GET', `/api/requests/${requestId}/status-detailed`, { token })
  const { plan, pendingRequest } = body.detailed as Record<string, Record<string, unknown> | null>
  return { status: body.status, plan, pending: pendingRequest }
}

async function ended(token: string, requestId: unknown) {
  for (;;) {
    const now = await stageOf(token, requestId)
    if (now.pending === null) return now
    await pause(20)
  }
}

async function logsOf(token: string, requestId: unknown) {
  const { body } = await server.send('GET', `/api/requests/${requestId}/logs`, { token })
  return body.logs as { type: string; message: string; details?: Record<string, unknown> }[]
}

test('an engine that refuses fails the plan with its reason', async () => {
  const { token } = await server.parent()
  compose = () => ({ ok: false, reason: 'Nothing fits.' })
  const { body } = await generate(token)
  expect(await ended(token, body.requestId)).toMatchObject({ status: 'failed', plan: { status: 'failed' } })
  const status = await server.send('GET', `/api/requests/${body.requestId}/status`, { token })
  expect(status.body).toMatchObject({ planId: null, error: 'Nothing fits.' })
  const plan = await server.send('GET', `/api/learning-plan/${body.id}`, { token })
  expect(plan.body.plan).toMatchObject({ status: 'failed', error: 'Nothing fits.', html_content: null })
})

test('an engine that breaks fails the plan; the log says where and nothing of the child', async () => {
  const { token } = await server.parent()
  compose = () => {
    throw new TypeError('broken part')
  }
  const { body } = await generate(token, { childName: 'Canary' })
  await ended(token, body.requestId)
  const logs = await logsOf(token, body.requestId)
  expect(logs).toContainEqual(expect.objectContaining({ type: 'error', message: 'The engine stopped with an error' }))
  expect(JSON.stringify(logs)).not.toMatch(/Canary|broken part|\.ts/)
  expect(server.errors).toContainEqual(new TypeError('broken part'))
})

test('a draw that the checks refuse is drawn again, four times at most', async () => {
  const { token } = await server.parent()
  const redraws: number[] = []
  compose = (request, redraw) => {
    redraws.push(redraw)
    return smallEngine().compose(request, redraw)
  }
  let draws = 0
  verdict = () => ++draws === 3
  const passing = await generate(token, { seed: 1 })
  expect(await ended(token, passing.body.requestId)).toMatchObject({ status: 'completed' })
  expect(redraws).toEqual([0, 1, 2])
  verdict = () => false
  const failing = await generate(token, { seed: 2 })
  expect(await ended(token, failing.body.requestId)).toMatchObject({ status: 'failed' })
  expect(redraws.slice(3)).toEqual([0, 1, 2, 3])
  expect((await logsOf(token, failing.body.requestId)).at(-1)).toMatchObject({
    details: { failures: [{ check: 'A2', path: 'days[0]' }] },
  })
})

test('a plan can be viewed while its package is made, and a package that fails takes nothing with it', async () => {
  const { token } = await server.parent()
  const tries: number[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  pack = async (planId) => {
    await gate
    tries.push(planId)
    throw new Error('no paper')
  }
  const { body } = await generate(token)
  const view = async () => Object((await server.send('GET', `/api/learning-plan/${body.id}`, { token })).body.plan)
  while ((await view()).status !== 'completed') await pause(20)
  expect(await view()).toMatchObject({ worksheetPackage: { state: 'making' } })
  expect(await stageOf(token, body.requestId)).toMatchObject({ status: 'completed', pending: { stage: 'packing' } })
  open()
  await ended(token, body.requestId)
  expect(tries).toHaveLength(3)
  expect(await view()).toMatchObject({ status: 'completed', worksheetPackage: { state: 'failed' } })
})

test('what is not ended by its deadline is ended by the sweep', async () => {
  const { token } = await server.parent()
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  compose = async (request, redraw) => {
    await gate
    return smallEngine().compose(request, redraw)
  }
  const { body } = await generate(token)
  await server.database.pool.query(
    `update generation_requests set created_at = now() - interval '416 s' where id = $1`,
    [body.requestId],
  )
  await sweepOverdue(server.database.db)
  expect(await stageOf(token, body.requestId)).toMatchObject({ status: 'failed' })
  release()
  await pause(100)
  expect(await stageOf(token, body.requestId)).toMatchObject({ status: 'failed', plan: { status: 'failed' } })
})

test('three plans in the making, twenty a day', async () => {
  const { token, id } = await server.parent()
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  compose = async (request, redraw) => {
    await gate
    return smallEngine().compose(request, redraw)
  }
  const answers = await Promise.all([1, 2, 3, 4].map((seed) => generate(token, { seed })))
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.code).toBe('too_many_plans')
  expect(refused?.headers.get('retry-after')).toBe('30')
  release()
  for (const { status, body } of answers) if (status === 202) await ended(token, body.requestId)
  await server.database.pool.query(
    `insert into generation_requests (id, plan_id, user_id, status, compose_request, fingerprint)
      select gen_random_uuid(), plan_id, user_id, 'completed', compose_request, 'x' || n
      from (select * from generation_requests where user_id = $1 limit 1) r, generate_series(1, 17) n`,
    [id],
  )
  expect((await generate(token, { seed: 5 })).status).toBe(429)
})
