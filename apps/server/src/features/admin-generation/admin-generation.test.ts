import {
  adminGenerationEndpoints,
  cancelPlanAsAdmin,
  type OperatorRequest,
  readGenerationLogs,
  retryPlanAsAdmin,
  scoreStoredPlan,
} from '@pencil-quest/contract/admin/generation'
import { generationLimits } from '@pencil-quest/contract/admin/generation-limits'
import { sampleUserId } from '@pencil-quest/contract/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planRequestBody, smallEngine } from '../../testing/factory.ts'
import { fuzzEndpoint } from '../../testing/fuzz-endpoint.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token = ''
let behaviour: 'make' | 'refuse' | 'hang' = 'make'
let release = () => {}

const child = 'Canarybird'
const typed = 'wants to please grandfather Ottokar'

beforeAll(async () => {
  const small = smallEngine()
  const engine = smallEngine({
    async compose(request, redraw) {
      if (behaviour === 'refuse') return { ok: false, reason: 'Not today.' }
      if (behaviour === 'hang') await new Promise<void>((go) => (release = go))
      return small.compose(request, redraw)
    },
  })
  server = await startTestServer({}, { engine })
  token = (await server.admin()).token
})
afterAll(() => server.end())
// Requests and logs go with them.
beforeEach(() => server.database.pool.query('delete from learning_plans'))

async function ask(how: typeof behaviour, seed = 1) {
  behaviour = how
  const parent = await server.parent()
  const body = planRequestBody({ seed, childName: child, goals: typed, interests: [`${child}'s toys`] })
  const accepted = (await server.send('POST', '/api/learning-plan/generate', { token: parent.token, body })).body
  const { requestId, id } = accepted as { requestId: string; id: number }
  if (how !== 'hang') await ended(parent.token, requestId)
  return { ...parent, requestId, planId: id }
}

async function ended(parentToken: string, requestId: string) {
  const headers = { authorization: `Bearer ${parentToken}` }
  await (await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })).text()
}

const get = (path: string) => server.send('GET', `/api/admin/generation${path}`, { token })
async function list(query = '') {
  const { status, body } = await get(`/requests${query}`)
  expect(status).toBe(200)
  return body as unknown as { requests: OperatorRequest[]; next: string | null }
}
const steer = (endpoint: typeof retryPlanAsAdmin | typeof cancelPlanAsAdmin, id: number) =>
  server.call(endpoint, { token, params: { id } })
const record = async () =>
  (await server.database.pool.query('select action, object, before, after from admin_audit order by id desc limit 1'))
    .rows[0]

/** Requests of one family, one a minute back from now: two of three completed, of the others two reasons in turn. */
async function fill(count: number) {
  const { id } = await server.parent()
  await server.database.pool.query(
    `with asked as (select n, gen_random_uuid() as request from generate_series(1, $1::int) n),
     planned as (
       insert into learning_plans (id, user_id, child_age, child_grade, learning_style, theme, subjects, duration,
         difficulty, length, seed, request_id, generation_source, status, plan_content)
       select n, $2::uuid, 7, '2nd', 'visual', 'space-explorers', '["math"]', 30, 'easy', 5, 1, request,
         case when n % 10 = 0 then 'n8n' else 'builtin' end, case when n % 3 = 0 then 'failed' else 'completed' end, '{}'
       from asked
     )
     insert into generation_requests (id, plan_id, user_id, status, error, compose_request, fingerprint, created_at)
     select request, n, $2::uuid, case when n % 3 = 0 then 'failed' else 'completed' end,
       case when n % 6 = 0 then 'Too late' when n % 3 = 0 then 'No fit' end, '{}', n::text,
       now() - n * interval '1 minute'
     from asked`,
    [count, id],
  )
}

describe('refused', () => {
  test.each(adminGenerationEndpoints)('$method $path to a parent', async (endpoint) => {
    const parent = await server.parent()
    const params = { id: 1, requestId: crypto.randomUUID() }
    expect((await server.call(endpoint, { token: parent.token, params })).status).toBe(401)
  })

  test.each([
    '?status=lost',
    '?from=yesterday',
    '?from=0000-01-01T00:00:00Z',
    '?until=1999-12-31T00:00:00Z',
    '?before=1',
    '?limit=0',
    `?limit=${generationLimits.mostPerPage + 1}`,
    '?engine=',
    `?reason=${'x'.repeat(generationLimits.reason + 1)}`,
    '?reason=%00',
    '?engine=a%00',
  ])('%.40s', async (query) => {
    const { status, body } = await get(`/requests${query}`)
    expect([status, body.code]).toEqual([400, 'invalid'])
  })

  test('what is not there', async () => {
    const params = { id: 1, requestId: crypto.randomUUID() }
    for (const endpoint of [readGenerationLogs, scoreStoredPlan, retryPlanAsAdmin, cancelPlanAsAdmin]) {
      expect([endpoint.name, (await server.call(endpoint, { token, params })).status]).toEqual([endpoint.name, 404])
    }
    expect((await get('/requests/7/logs')).status).toBe(404)
    expect((await get('/plans/01/score')).status).toBe(404)
  })

  test('plans of the sample family, which nobody asked for', async () => {
    await server.send('GET', `/api/learning-plans/${sampleUserId}`, { headers: { 'x-demo-mode': 'true' } })
    const { rows } = await server.database.pool.query(
      `select id, request_id from learning_plans where user_id = $1 and status = 'failed'`,
      [sampleUserId],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect((await list()).requests).toEqual([])
    expect((await steer(retryPlanAsAdmin, rows[0].id)).status).toBe(404)
    expect((await get(`/requests/${rows[0].request_id}/logs`)).status).toBe(404)
  })

  test('a retry of what did not fail, and a cancel of what has ended', async () => {
    const { planId } = await ask('make')
    expect((await steer(retryPlanAsAdmin, planId)).body.code).toBe('not_failed')
    expect((await steer(cancelPlanAsAdmin, planId)).body.code).toBe('not_making')
  })
})

describe('the list', () => {
  test('shows a request without its child and parent, whatever is asked for', async () => {
    const { planId, requestId, id, email } = await ask('make')
    const { requests, next } = await list()
    expect(next).toBeNull()
    expect(requests).toEqual([
      {
        requestId,
        planId,
        familyId: id,
        status: 'completed',
        stage: 'done',
        engine: 'builtin',
        attempts: 1,
        reason: null,
        theme: 'space-explorers',
        grade: '2nd',
        length: 5,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        isMadeAgain: false,
        mayRetry: false,
        mayCancel: false,
        mayScore: true,
      },
    ])
    const logs = await get(`/requests/${requestId}/logs`)
    expect(logs.body.logs).toContainEqual(expect.objectContaining({ message: 'Request accepted' }))
    const answers = [await get('/requests'), await get('/summary'), logs, await get(`/plans/${planId}/score`)]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toMatch(new RegExp(`${child}|Ottokar|${email}|Parent`))
    }
  })

  test('by state, engine, time and reason, each alone and together', async () => {
    await fill(60)
    const counted = async (query: string) => (await list(`?limit=200&${query}`)).requests.length
    expect(await counted('status=failed')).toBe(20)
    expect(await counted('status=processing')).toBe(0)
    expect(await counted('engine=n8n')).toBe(6)
    expect(await counted('reason=Too%20late')).toBe(10)
    expect(await counted('reason=Too%20late&engine=n8n')).toBe(2)
    expect(await counted('reason=Too%20late&status=completed')).toBe(0)
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    expect(await counted(`from=${ago(10.5)}`)).toBe(10)
    expect(await counted(`until=${ago(10.5)}`)).toBe(50)
    expect(await counted(`from=${ago(20.5)}&until=${ago(10.5)}&status=failed`)).toBe(3)
    expect((await get(`/summary?from=${ago(10.5)}`)).body).toEqual({
      states: { processing: 0, completed: 7, failed: 3 },
      engines: [
        { engine: 'builtin', count: 9 },
        { engine: 'n8n', count: 1 },
      ],
      reasons: [
        { reason: 'No fit', count: 2 },
        { reason: 'Too late', count: 1 },
      ],
    })
  })

  test('goes on where the page ended, also among requests of one moment', async () => {
    await fill(25)
    await server.database.pool.query(`update generation_requests set created_at = '2026-01-01' where plan_id > 5`)
    const seen: string[] = []
    let before = ''
    for (let page = 0; page < 4; page += 1) {
      const { requests, next } = await list(`?limit=7${before}`)
      seen.push(...requests.map(({ requestId }) => requestId))
      expect(next === null).toBe(page === 3)
      before = `&before=${next}`
    }
    expect(new Set(seen).size).toBe(25)
  })

  test('of ten thousand is read by an index, however far down', async () => {
    await fill(10_000)
    await server.database.pool.query('analyze generation_requests; analyze learning_plans')
    const { rows } = await server.database.pool.query(
      `explain (analyze, format json) select r.id from generation_requests r join learning_plans p on p.id = r.plan_id
       where r.user_id <> $1 and (r.created_at, r.id) <
         (select created_at, id from generation_requests where plan_id = 9000)
       order by r.created_at desc, r.id desc limit 51`,
      [sampleUserId],
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('generation_requests_newest')
    expect(plan).not.toContain('Seq Scan')
    expect((await list()).requests).toHaveLength(generationLimits.perPage)
    expect((await get('/summary')).body).toMatchObject({ states: { completed: 6667, failed: 3333 } })
  })
})

describe('retry', () => {
  test('makes a failed plan again, past the limits of its family, and is written down without it', async () => {
    const { token: parentToken, planId, requestId, id } = await ask('refuse')
    expect((await list('?reason=Not%20today.')).requests).toMatchObject([{ requestId, mayRetry: true }])
    await server.database.pool.query(
      `insert into generation_requests (id, plan_id, user_id, status, compose_request, fingerprint)
       select gen_random_uuid(), plan_id, user_id, 'completed', compose_request, 'x' || n
       from generation_requests, generate_series(1, 30) n`,
    )
    behaviour = 'make'
    const { status, body } = await steer(retryPlanAsAdmin, planId)
    expect(status).toBe(202)
    await ended(parentToken, String(body.requestId))
    const [newest] = (await list()).requests
    expect(newest).toMatchObject({ requestId: body.requestId, planId, status: 'completed', mayScore: true })
    const before = (await list('?status=failed')).requests
    expect(before).toMatchObject([{ requestId, isMadeAgain: true, mayRetry: false, mayScore: false }])
    const written = await record()
    expect(written).toEqual({
      action: 'plan.retry',
      object: `learning_plans ${planId}`,
      before: { status: 'failed', error: 'Not today.', requestId },
      after: { status: 'processing', requestId: body.requestId },
    })
    expect(JSON.stringify(written)).not.toContain(id)
  })

  test('twice at once is one retry and one entry', async () => {
    const { planId, token: parentToken } = await ask('refuse')
    const answers = await Promise.all([1, 2, 3].map(() => steer(retryPlanAsAdmin, planId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    await ended(parentToken, String(answers.find(({ status }) => status === 202)?.body.requestId))
    const { rows } = await server.database.pool.query(
      `select count(*) from admin_audit where object = 'learning_plans ${planId}'`,
    )
    expect(rows[0].count).toBe(1)
  })
})

test('cancel ends a plan in the making for its family too; where it cannot be written down, nothing is cancelled', async () => {
  const { token: parentToken, planId, requestId } = await ask('hang')
  expect((await list()).requests).toMatchObject([{ mayCancel: true, status: 'processing' }])
  expect((await server.call(scoreStoredPlan, { token, params: { id: planId } })).body.code).toBe('still_making')
  const status = async () =>
    (await server.send('GET', `/api/requests/${requestId}/status`, { token: parentToken })).body
  await server.database.pool.query(`alter table admin_audit add constraint full_up check (action <> 'plan.cancel')`)
  expect((await steer(cancelPlanAsAdmin, planId)).status).toBe(500)
  expect(await status()).toMatchObject({ status: 'processing' })
  await server.database.pool.query('alter table admin_audit drop constraint full_up')
  expect((await steer(cancelPlanAsAdmin, planId)).status).toBe(200)
  release()
  behaviour = 'make'
  expect(await status()).toMatchObject({ status: 'failed', error: 'Cancelled' })
  expect(await record()).toEqual({
    action: 'plan.cancel',
    object: `learning_plans ${planId}`,
    before: { status: 'processing', error: null, requestId },
    after: { status: 'failed', requestId },
  })
  expect((await server.call(scoreStoredPlan, { token, params: { id: planId } })).body.code).toBe('plan_failed')
})

// Shows: admin-calls.contract
test.each(adminGenerationEndpoints)('$method $path keeps the contract whatever an admin sends', async (endpoint) => {
  const { planId, requestId } = await ask('refuse')
  behaviour = 'make'
  await fuzzEndpoint(server, { token, ids: [String(planId), requestId] }, endpoint, 200)
})
