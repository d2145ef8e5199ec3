import { activateWorksheetSchema, addWorksheetSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { composePlan } from '@pencil-quest/planner/compose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planDocument, planRequestBody, smallEngine } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withActiveSchema } from './hold-against-schema.ts'

const sheet: Sheet = {
  id: 'd1s1',
  kind: 'number-practice',
  subject: 'math',
  skillId: 'math.count',
  grade: '2nd',
  day: 1,
  title: 'Counting crates',
  instructions: 'Count the crates.',
  view: { rows: [{ text: '3 + 4 =' }] },
  answers: [{ label: '1', answer: '7' }],
  samples: [],
}

let server: TestServer
let token = ''
let sheets: unknown[] = [sheet]
beforeAll(async () => {
  // Whatever its name, an engine is held against the schema.
  const engine = smallEngine({
    name: 'n8n',
    compose: (request) => ({ ok: true, document: { ...planDocument(request), sheets: sheets as Sheet[] } }),
  })
  server = await startTestServer({}, { engine })
  token = (await server.admin()).token
})
afterAll(() => server.end())

const passes = () => ({ passed: true, failures: [] })
const { childName: _, ...asked } = planRequestBody({ seed: 1, goals: [], history: [] })
const request = asked as Parameters<typeof planDocument>[0]
const judge = (given: unknown) =>
  withActiveSchema(server.database.db, passes)({ ...planDocument(request), sheets: given as Sheet[] }, request)

let made = 0
async function hold(schema: object) {
  made += 1
  const body = { version: `held-${made}`, schemaContent: JSON.stringify(schema) }
  const { body: added } = await server.call(addWorksheetSchema, { token, body })
  const { status } = await server.call(activateWorksheetSchema, { token, params: { id: Number(added.id) } })
  expect(status).toBe(200)
}

async function generate(seed: number) {
  const parent = await server.parent()
  const body = planRequestBody({ seed })
  const accepted = await server.send('POST', '/api/learning-plan/generate', { token: parent.token, body })
  const headers = { authorization: `Bearer ${parent.token}` }
  await (await fetch(`${server.address}/api/requests/${accepted.body.requestId}/events`, { headers })).text()
  const of = async (what: string) =>
    (await server.send('GET', `/api/requests/${accepted.body.requestId}/${what}`, { token: parent.token })).body
  return { status: await of('status'), logs: (await of('logs')).logs as { details?: unknown }[] }
}

test('a plan whose worksheets do not meet the built-in version is refused before anybody has opened a screen', async () => {
  const { title: _title, ...untitled } = sheet
  sheets = [sheet, { ...untitled, day: 0 }]
  const { status, logs } = await generate(1)
  expect(status).toMatchObject({ status: 'failed', error: expect.stringContaining('quality checks') })
  const failures = [{ check: 'worksheet-schema', path: 'sheets[1]', message: expect.stringContaining("'title'") }]
  expect(logs.at(-1)).toMatchObject({ details: { failures } })
})

test('the same plan passes or fails as the active version says, and finished plans are left alone', async () => {
  sheets = [sheet]
  expect((await generate(2)).status).toMatchObject({ status: 'completed' })
  await hold({ properties: { kind: { enum: ['sudoku', 'timeline'] } } })
  const refused = await generate(3)
  expect(refused.status).toMatchObject({ status: 'failed' })
  expect(refused.logs.filter(({ details }) => JSON.stringify(details ?? '').includes('sheets[0].kind'))).toHaveLength(5)
  await hold({ properties: { kind: { enum: ['sudoku', 'number-practice'] } } })
  expect((await generate(4)).status).toMatchObject({ status: 'completed' })
  const { rows } = await server.database.pool.query(`select count(*) from learning_plans where status = 'completed'`)
  expect(rows[0].count).toBe(2)
})

test('what is looked at is what is stored: an undefined field is not there, and says where it is wrong', async () => {
  await hold({ type: 'object', properties: { id: {}, view: { maxProperties: 1 } }, additionalProperties: false })
  expect(await judge([{ id: 'a', view: { rows: 1 }, note: undefined }])).toEqual({ passed: true, failures: [] })
  await hold({ properties: { view: { properties: { rows: { items: { required: ['text'] } } } } } })
  expect((await judge([sheet, { view: { rows: [{ text: '' }, {}] } }])).failures).toEqual([
    { check: 'worksheet-schema', path: 'sheets[1].view.rows[1]', message: "must have required property 'text'" },
  ])
  expect((await judge('none')).passed).toBe(false)
  expect((await judge([])).passed).toBe(true)
})

test('failures of the other checks stay, and come first', async () => {
  await hold({ not: {} })
  const failing = () => ({ passed: false, failures: [{ check: 'A2', path: 'days[0]', message: 'too long' }] })
  const document = { ...planDocument(request), sheets: [sheet] }
  const verdict = await withActiveSchema(server.database.db, failing)(document, request)
  expect([verdict.passed, verdict.failures.map(({ check }) => check)]).toEqual([false, ['A2', 'worksheet-schema']])
})

test('what the built-in engine makes meets the built-in version', async () => {
  await server.database.pool.query('truncate worksheet_schemas')
  for (const [childGrade, childAge] of [['kindergarten', 5] as const, ['2nd', 7] as const, ['5th', 11] as const]) {
    const subjects = ['math', 'reading', 'science', 'writing', 'art', 'social-studies'] as const
    const composed = composePlan({ ...request, childGrade, childAge, subjects: [...subjects], duration: 90 }, 0)
    if (!composed.ok) throw new Error(composed.reason)
    expect(composed.document.sheets.length).toBeGreaterThan(3)
    expect((await judge(composed.document.sheets)).failures).toEqual([])
  }
})
