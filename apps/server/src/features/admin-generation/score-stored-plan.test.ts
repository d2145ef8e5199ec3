import { type StoredPlanScore, scoreStoredPlan } from '@pencil-quest/contract/admin/generation'
import { generationLimits } from '@pencil-quest/contract/admin/generation-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'

let server: TestServer
let token = ''
let planId = 0
beforeAll(async () => {
  server = await startTestServer({}, { engine: builtinEngine })
  token = (await server.admin()).token
  const parent = await server.parent()
  const body = planRequestBody({ seed: 7, childName: 'Canarybird' })
  const accepted = await server.send('POST', '/api/learning-plan/generate', { token: parent.token, body })
  const headers = { authorization: `Bearer ${parent.token}` }
  await (await fetch(`${server.address}/api/requests/${accepted.body.requestId}/events`, { headers })).text()
  planId = Number(accepted.body.id)
})
afterAll(() => server.end())

const score = async () => {
  const { status, body, text } = await server.call(scoreStoredPlan, { token, params: { id: planId } })
  expect(status).toBe(200)
  expect(text).not.toContain('Canarybird')
  return body as unknown as StoredPlanScore
}
const damage = (path: string, value: string) =>
  server.database.pool.query(`update learning_plans set plan_content = jsonb_set(plan_content, '${path}', $1::jsonb)`, [
    value,
  ])

test('a good plan: every gate holds, and what is not fully met comes first', async () => {
  const { planId: scored, engine, score: points, gatesHold, checks } = await score()
  expect([scored, engine, gatesHold]).toEqual([planId, 'builtin', true])
  expect(points).toBeGreaterThan(90)
  expect(checks.filter(({ severity, status }) => severity === 'gate' && status === 'fail')).toEqual([])
  const turns = checks.map(({ status }) => ['fail', 'pass', 'na'].indexOf(status))
  expect(turns).toEqual([...turns].sort())
})

test('a plan that was spoilt in the store: the gate that fails says where, with the placeholder', async () => {
  await damage('{days,0,activities,0,description}', '"{child} watches a video on the tablet."')
  const { gatesHold, checks } = await score()
  expect(gatesHold).toBe(false)
  const [first] = checks
  expect(first).toMatchObject({ severity: 'gate', status: 'fail' })
  expect(first?.evidence.length).toBeLessThanOrEqual(generationLimits.evidence)
  expect(first?.evidence[0]?.path).toContain('days[0].activities[0]')
})

test('a document that is none is not scored', async () => {
  await damage('{days}', '"none"')
  const { status, body } = await server.call(scoreStoredPlan, { token, params: { id: planId } })
  expect([status, body.code, body.message]).toEqual([409, 'plan_failed', 'There is no plan to score.'])
})
