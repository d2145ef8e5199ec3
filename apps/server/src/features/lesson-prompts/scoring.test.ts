import { readAudit } from '@pencil-quest/contract/admin/accounts'
import * as contract from '@pencil-quest/contract/admin/lesson-prompts'
import { personas } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planDocument, smallEngine } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'
import type { Engine, EnginePrompts } from '../generation/ports.ts'
import { builtInPrompt } from './built-in/prompts.ts'
import { scenarioOf } from './personas.ts'

const single = { promptType: 'single_day' }
const good = builtInPrompt('single_day')
const generate = (server: TestServer, token: string, changed: Record<string, unknown> = {}) =>
  server.call(contract.generateTestPlan, {
    token,
    body: { promptContent: 'Write.', context: scenarioOf('middle'), ...changed },
  })

/** Applies a new text and answers its version. */
async function applied(server: TestServer, token: string, text: string): Promise<number> {
  await server.call(contract.saveLessonPrompt, { token, body: { ...single, draftContent: text } })
  const { body } = await server.call(contract.applyLessonPrompt, { token, params: single })
  return (body.version as { id: number }).id
}

describe('the built-in engine', () => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await startTestServer({}, { engine: builtinEngine })
    token = (await server.admin()).token
    await server.call(contract.initializeLessonPrompts, { token })
  })
  afterAll(() => server.end())

  test.each([
    ['no persona', { context: undefined }, words.selectPersona],
    ['no text', { promptContent: ' ' }, words.emptyDraft],
  ])('makes no plan with %s', async (_what, changed, error) => {
    expect(await generate(server, token, changed)).toMatchObject({ status: 400, body: { error } })
  })

  test('says why it cannot make what it does not offer', async () => {
    const context = { ...scenarioOf('middle'), subjects: ['coding'] }
    const { status, body } = await generate(server, token, { context })
    expect([status, body.code]).toEqual([409, 'no_plan'])
    expect(body.error).toContain('"coding"')
  })

  test('makes the same plan whatever the prompt says, and says that it reads none', async () => {
    const [one, other] = [await generate(server, token), await generate(server, token, { promptContent: 'Other.' })]
    expect(one).toMatchObject({
      status: 200,
      body: { success: true, engine: { name: 'builtin', readsPrompts: false }, failedGates: [] },
    })
    expect(one.body.score).toBeGreaterThan(90)
    expect(one.body.plan).toEqual(other.body.plan)
    const plan = one.body.plan as PlanDocument
    expect(plan.days).toHaveLength(5)
    expect(JSON.stringify(plan)).toContain('Ben')
    expect(JSON.stringify(plan)).not.toContain('{child}')
    const { rows } = await server.database.pool.query('select count(*)::int as stored from learning_plans')
    expect(rows[0].stored).toBe(0)
  })

  test('its score of a version is made once, kept, and answered beside the one before', async () => {
    const [first, second] = [await applied(server, token, `${good}\n1`), await applied(server, token, `${good}\n2`)]
    const score = (id: number) => server.call(contract.scorePromptVersion, { token, params: { id } })
    const { status, body } = await score(first)
    const report = body.report as PromptReport
    expect([status, body.previous, report.readsPrompts]).toEqual([200, null, false])
    expect(report.personas.map(({ persona }) => persona)).toEqual([...personas])
    for (const { error, score: points, failedGates } of report.personas) {
      expect([error, failedGates]).toEqual([null, []])
      expect(points).toBeGreaterThan(90)
    }
    expect((await score(first)).body).toEqual(body)
    const [one, other] = await Promise.all([score(second), score(second)])
    expect(one.body).toEqual(other.body)
    expect(one.body.previous).toEqual(report)

    const { body: read } = await server.call(contract.listPromptVersions, { token, params: single })
    expect((read.versions as contract.PromptVersionSummary[]).map((version) => version.score)).toEqual([
      (one.body.report as PromptReport).score,
      report.score,
      null,
    ])
    const { body: log } = await server.call(readAudit, { token })
    const deeds = (log.entries as { action: string }[]).map(({ action }) => action)
    expect(deeds.filter((action) => action === 'prompt.score')).toHaveLength(2)
    await expect(
      server.database.pool.query(`update lesson_prompt_versions set report = '{}' where report is not null`),
    ).rejects.toThrow('written once')
  })
})

describe('an engine that reads prompts', () => {
  let server: TestServer
  let token = ''
  let compose: Engine['compose']
  let read: (EnginePrompts | undefined)[] = []
  beforeAll(async () => {
    const engine = smallEngine({
      name: 'writer',
      readsPrompts: true,
      notOffered: () => null,
      compose: (request, redraw, prompts) => {
        read.push(prompts)
        return compose(request, redraw, prompts)
      },
    })
    server = await startTestServer({}, { engine })
    token = (await server.admin()).token
  })
  beforeEach(() => {
    read = []
    compose = (request) => ({ ok: true, document: planDocument(request) })
  })
  afterAll(() => server.end())

  test('gets the text that is tried, and the built-in one of the other kind', async () => {
    const answer = await generate(server, token)
    expect(answer).toMatchObject({ status: 200, body: { engine: { name: 'writer', readsPrompts: true } } })
    expect(read).toEqual([{ single_day: 'Write.', worksheet_html: builtInPrompt('worksheet_html') }])
    expect((answer.body.failedGates as { check: string }[]).length).toBeGreaterThan(0)
  })

  test('is scored with the text of the version, for each persona, however it fails', async () => {
    compose = (request) => {
      if (request.childAge === 7) return { ok: false, reason: 'The provider is away.' }
      if (request.childAge === 9) throw new Error('secret inner workings')
      return { ok: true, document: { ...planDocument(request), days: [] } as PlanDocument }
    }
    const id = await applied(server, token, good)
    const { status, body } = await server.call(contract.scorePromptVersion, { token, params: { id } })
    const report = body.report as PromptReport
    expect([status, report.engine, report.readsPrompts]).toEqual([200, 'writer', true])
    expect(report.personas.map(({ error }) => error)).toEqual([
      'The provider is away.',
      'The engine stopped with an error.',
      null,
    ])
    expect(report.personas[2]?.failedGates.map(({ check }) => check)).toContain('A1')
    expect(read.map((prompts) => prompts?.single_day)).toEqual([good, good, good])
  })

  test.each([
    ['a reason', () => ({ ok: false as const, reason: 'The provider is away.' }), 'The provider is away.'],
    [
      'an error',
      () => {
        throw new Error('secret inner workings')
      },
      'The engine stopped with an error.',
    ],
    [
      'half a plan',
      (request: Parameters<Engine['compose']>[0]) => ({
        ok: true as const,
        document: { ...planDocument(request), title: undefined } as unknown as PlanDocument,
      }),
      "The engine's plan is not whole: title",
    ],
  ])('that ends with %s is no server error', async (_what, given, words) => {
    compose = given
    const { status, body } = await generate(server, token)
    expect([status, body.code]).toEqual([409, 'no_plan'])
    expect(body.error).toContain(words)
  })
})
