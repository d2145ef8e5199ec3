import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody, smallEngine } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Engine } from '../generation/ports.ts'

let server: TestServer
/** What the engine does with the next plan. */
let behaviour: 'make' | 'refuse' | 'hang' = 'make'
let release = () => {}

const engine: Engine = {
  ...smallEngine(),
  async compose(request, redraw) {
    if (behaviour === 'refuse') return { ok: false, reason: 'Not today.' }
    if (behaviour === 'hang')
      await new Promise<void>((go) => {
        release = go
      })
    return smallEngine().compose(request, redraw)
  },
}

beforeAll(async () => {
  server = await startTestServer({}, { engine })
})
afterAll(() => server.end())

async function ask(token: string, how: typeof behaviour, seed: number) {
  behaviour = how
  const body = planRequestBody({ seed })
  const { body: accepted } = await server.send('POST', '/api/learning-plan/generate', { token, body })
  const { requestId, id } = accepted as { requestId: string; id: number }
  if (how !== 'hang') await ended(token, requestId)
  return { requestId, id }
}

async function ended(token: string, requestId: string) {
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })).text()
}

const status = async (token: string, requestId: string) =>
  (await server.send('GET', `/api/requests/${requestId}/status`, { token })).body
const read = (id: number, token?: string) => server.send('GET', `/api/learning-plan/${id}`, { token })

describe('sharing', () => {
  test('only the two known ways, and only the owner', async () => {
    const [owner, other] = [await server.parent(), await server.parent()]
    const { id } = await ask(owner.token, 'make', 1)
    const patch = (token: string, sharing: string) =>
      server.send('PATCH', `/api/learning-plan/${id}`, { token, body: { sharing } })
    expect((await patch(owner.token, 'public')).body.message).toBe('Choose link or private')
    expect((await patch(other.token, 'private')).status).toBe(404)
    expect((await read(id)).status).toBe(200)
    expect((await patch(owner.token, 'private')).body).toEqual({ success: true, sharing: 'private' })
    expect([(await read(id)).status, (await read(id, other.token)).status]).toEqual([404, 404])
    expect((await read(id, owner.token)).body.plan).toMatchObject({ sharing: 'private' })
    await patch(owner.token, 'link')
    const { plan } = (await read(id)).body as { plan: object }
    expect(plan).not.toHaveProperty('sharing')
  })
})

describe('cancel', () => {
  test('a plan in the making ends as failed with the reason, and stays so when the engine comes back', async () => {
    const { token } = await server.parent()
    const { id, requestId } = await ask(token, 'hang', 2)
    while (!(await server.send('GET', `/api/requests/${requestId}/logs`, { token })).text.includes('Composing')) {}
    expect((await server.send('POST', `/api/learning-plan/${id}/cancel`, { token })).status).toBe(200)
    release()
    behaviour = 'make'
    expect(await status(token, requestId)).toMatchObject({ status: 'failed', error: 'Cancelled' })
    await ask(token, 'make', 3)
    expect((await read(id, token)).body.plan).toMatchObject({
      status: 'failed',
      error: 'Cancelled',
      html_content: null,
    })
  })

  test('a plan that is ready is not cancelled', async () => {
    const { token } = await server.parent()
    const { id } = await ask(token, 'make', 4)
    expect((await server.send('POST', `/api/learning-plan/${id}/cancel`, { token })).body.code).toBe('not_making')
    expect((await read(id, token)).body.plan).toMatchObject({ status: 'completed' })
  })
})

describe('retry', () => {
  test('only of a failed plan; the same plan gets a new request that answers for the old one', async () => {
    const { token } = await server.parent()
    const { id, requestId } = await ask(token, 'refuse', 5)
    expect(await status(token, requestId)).toMatchObject({ status: 'failed', error: 'Not today.' })
    behaviour = 'make'
    const again = await server.send('POST', `/api/learning-plan/${id}/retry`, { token })
    expect([again.status, again.body.id]).toEqual([202, id])
    expect(again.body.requestId).not.toBe(requestId)
    await ended(token, String(again.body.requestId))
    expect(await status(token, requestId)).toMatchObject({
      requestId: again.body.requestId,
      status: 'completed',
      planId: id,
    })
    expect((await server.send('POST', `/api/learning-plan/${id}/retry`, { token })).body.code).toBe('not_failed')
  })

  test('twice at once is one retry', async () => {
    const { token } = await server.parent()
    const { id } = await ask(token, 'refuse', 6)
    behaviour = 'make'
    const retry = () => server.send('POST', `/api/learning-plan/${id}/retry`, { token })
    const answers = await Promise.all([retry(), retry(), retry()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 409, 409])
  })
})

describe('delete', () => {
  test("another family's plan is not found; an own one is gone with its rows", async () => {
    const [owner, other] = [await server.parent(), await server.parent()]
    const { id, requestId } = await ask(owner.token, 'make', 7)
    expect((await server.send('DELETE', `/api/learning-plan/${id}`, { token: other.token })).status).toBe(404)
    expect((await server.send('DELETE', `/api/learning-plan/${id}`, { token: owner.token })).status).toBe(200)
    expect((await read(id, owner.token)).status).toBe(404)
    expect((await server.send('GET', `/api/requests/${requestId}/status`, { token: owner.token })).status).toBe(404)
    const { rows } = await server.database.pool.query('select 1 from plan_packages where plan_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('the same request right after a deletion makes a new plan', async () => {
    const { token } = await server.parent()
    const first = await ask(token, 'make', 8)
    await server.send('DELETE', `/api/learning-plan/${first.id}`, { token })
    expect((await ask(token, 'make', 8)).id).not.toBe(first.id)
  })
})

test('Clear All deletes every plan of the family, those in the making too, and nobody else’s', async () => {
  const [owner, other] = [await server.parent(), await server.parent()]
  const kept = await ask(other.token, 'make', 9)
  await ask(owner.token, 'make', 10)
  const open = await ask(owner.token, 'hang', 11)
  expect((await server.send('DELETE', `/api/learning-plans/${owner.id}`, { token: other.token })).status).toBe(404)
  expect((await server.send('DELETE', `/api/learning-plans/${owner.id}`, { token: owner.token })).status).toBe(200)
  release()
  behaviour = 'make'
  const list = await server.send('GET', `/api/learning-plans/${owner.id}`, { token: owner.token })
  expect(list.body).toEqual([])
  expect((await read(open.id, owner.token)).status).toBe(404)
  expect((await read(kept.id, other.token)).status).toBe(200)
})
