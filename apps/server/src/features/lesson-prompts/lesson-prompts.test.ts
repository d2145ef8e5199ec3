import { readAudit } from '@pencil-quest/contract/admin/accounts'
import * as contract from '@pencil-quest/contract/admin/lesson-prompts'
import { personaChildren, personas, promptLimits, promptTypes } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { errorTable } from '@pencil-quest/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallOptions, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtInPrompt } from './built-in/prompts.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.admin()).token
})
afterAll(() => server.end())

const call = (endpoint: Parameters<TestServer['call']>[0], options: CallOptions = {}) =>
  server.call(endpoint, { token, ...options })
const single = { promptType: 'single_day' }
const save = (draftContent: unknown, promptType = 'single_day') =>
  call(contract.saveLessonPrompt, { body: { promptType, draftContent } })
const apply = (note?: string) => call(contract.applyLessonPrompt, { params: single, body: { note } })
const good = builtInPrompt('single_day')
const list = async () => (await call(contract.listLessonPrompts)).body.prompts as contract.LessonPrompt[]
const draft = async () => (await list()).find(({ promptType }) => promptType === 'single_day')
const actions = async () => {
  const { body } = await call(readAudit)
  return (body.entries as { action: string; object: string }[]).map(({ action, object }) => `${action} ${object}`)
}

test('before there is a prompt, what needs one says so', async () => {
  expect(await list()).toEqual([])
  const answers = [
    await call(contract.testLessonPrompt, { params: { persona: 'middle' } }),
    await call(contract.validateLessonPrompt, { params: single }),
    await call(contract.autoCorrectLessonPrompt, { params: single }),
    await call(contract.revertLessonPrompt, { body: single }),
    await apply(),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_prompt', error: errorTable.no_prompt.message } })
  }
})

test.each([
  ['no text', '', words.emptyDraft],
  ['blanks alone', ' \n\t', words.emptyDraft],
  ['nothing', undefined, words.emptyDraft],
  ['too much', 'a'.repeat(promptLimits.content + 1), words.tooLong],
])('a draft of %s is refused', async (_what, text, message) => {
  expect(await save(text)).toMatchObject({ status: 400, body: { code: 'invalid', error: message } })
})

test('an unknown type, persona or version is not found', async () => {
  const missing = [
    await server.send('POST', '/api/admin/lesson-prompts/other/validate', { token }),
    await server.send('POST', '/api/admin/lesson-prompts/test/grown-up', { token }),
    await call(contract.readPromptVersion, { params: { id: 999 } }),
    await call(contract.restorePromptVersion, { params: { id: 999 } }),
    await call(contract.scorePromptVersion, { params: { id: 999 } }),
    await server.send('GET', '/api/admin/lesson-prompts/versions/01', { token }),
  ]
  expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
})

test('initialize makes both prompts once, live, each with its first version', async () => {
  const first = await call(contract.initializeLessonPrompts)
  expect(first).toMatchObject({ status: 200, body: { success: true, created: [...promptTypes] } })
  const made = await list()
  expect(made.map(({ promptType, hasDraft }) => [promptType, hasDraft])).toEqual(
    promptTypes.map((type) => [type, false]),
  )
  expect(made.every(({ lastAppliedAt, liveVersion }) => lastAppliedAt && liveVersion)).toBe(true)
  await save('A text of ours {{grade}}')
  expect(await call(contract.initializeLessonPrompts)).toMatchObject({ status: 200, body: { created: [] } })
  expect((await draft())?.draftContent).toBe('A text of ours {{grade}}')
  expect((await actions()).slice(0, 3)).toEqual([
    'prompt.save-draft lesson_prompts single_day',
    'prompt.initialize lesson_prompts worksheet_html',
    'prompt.initialize lesson_prompts single_day',
  ])
})

test('a draft differs from what is live until it is reverted', async () => {
  const saved = await save('Another text')
  expect(saved).toMatchObject({ status: 200, body: { success: true, prompt: { hasDraft: true, liveContent: good } } })
  const reverted = await call(contract.revertLessonPrompt, { body: single })
  expect(reverted).toMatchObject({ status: 200, body: { prompt: { hasDraft: false, draftContent: good } } })
})

test('a test fills the variables in for the persona, and the name stays home', async () => {
  await save(
    '{{childName}} {{age}} {{grade}} {{ subjects }} {{theme}} {{duration}} {{difficulty}} {{dayNumber}} {{goals}} {{x}}',
  )
  for (const persona of personas) {
    const { status, body } = await call(contract.testLessonPrompt, { params: { persona } })
    const result = body.result as { scenarioData: contract.ScenarioData; processedPrompt: string }
    const { name, age } = personaChildren[persona]
    expect([status, body.testScenario]).toEqual([200, persona])
    expect(result.scenarioData).toMatchObject({ childName: name, childAge: age })
    const { childGrade, subjects, duration, difficulty } = result.scenarioData
    expect(result.processedPrompt).toContain(`{child} ${age} ${childGrade} ${subjects.join(', ')} `)
    expect(result.processedPrompt).toContain(`${duration} ${difficulty} 1 ${words.noGoals} {{x}}`)
    expect(result.processedPrompt).not.toContain(name)
  }
  const scenario = { theme: 'farm-life', subjects: ['art'], duration: 90 }
  const { body } = await call(contract.testLessonPrompt, { params: { persona: 'upper' }, body: { scenario } })
  expect(body.result).toMatchObject({
    scenarioData: { ...scenario, childAge: 11 },
    templateVariables: { theme: 'Farm Life', subjects: 'art', duration: '90' },
  })
  const refused = await call(contract.testLessonPrompt, {
    params: { persona: 'upper' },
    body: { scenario: { theme: 'unknown' } },
  })
  expect(refused.status).toBe(400)
})

test('a draft with issues is not applied on either path, until it is corrected', async () => {
  await save('## Role\n\nWrite a day for {{childName}}.')
  const validated = await call(contract.validateLessonPrompt, { params: single })
  expect(validated.body.isValid).toBe(false)
  const types = (validated.body.issues as { type: string }[]).map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['missing_variable', 'missing_section', 'missing_structure']))

  for (const endpoint of [contract.applyLessonPrompt, contract.applyLessonPromptByType]) {
    const refused = await call(endpoint, { params: single })
    expect(refused).toMatchObject({ status: 400, body: { code: 'prompt_invalid' } })
    expect(refused.body.issues).toContainEqual({ path: 'missing_section', message: 'There is no section "Safety".' })
  }
  expect((await draft())?.liveContent).toBe(good)

  const corrected = await call(contract.autoCorrectLessonPrompt, { params: single })
  expect(corrected.body.corrections).toContain('Added the section "Safety".')
  expect((await call(contract.validateLessonPrompt, { params: single })).body).toEqual({ isValid: true, issues: [] })
  const applied = await call(contract.applyLessonPromptByType, { params: single, body: { note: ' Calmer ' } })
  expect(applied).toMatchObject({
    status: 200,
    body: { prompt: { hasDraft: false }, version: { note: 'Calmer', author: 'admin', isLive: true, score: null } },
  })
  expect((await draft())?.liveContent).toContain('Write a day for {{childName}}.')
  expect(await apply()).toMatchObject({ status: 409, body: { code: 'no_draft' } })
  expect((await actions()).slice(0, 2)).toEqual([
    'prompt.apply lesson_prompts single_day',
    'prompt.auto-correct lesson_prompts single_day',
  ])
})

test('a text can be validated before it is saved', async () => {
  const { body } = await call(contract.validateLessonPrompt, { params: single, body: { draftContent: '{{hobby}}' } })
  expect(body.issues).toContainEqual(expect.objectContaining({ type: 'malformed_json', required: true }))
  expect((await draft())?.draftContent).not.toContain('hobby')
})

test('an applied version is listed and restored, and neither changed nor deleted by anybody', async () => {
  const { body } = await call(contract.listPromptVersions, { params: single })
  const [newest, first] = body.versions as contract.PromptVersionSummary[]
  expect(newest).toMatchObject({ note: 'Calmer', isLive: true })
  expect(first).toMatchObject({ note: words.firstVersion, isLive: false, characters: good.length })
  expect(first?.preview).toBe(`${good.slice(0, promptLimits.preview)}…`)
  const whole = await call(contract.readPromptVersion, { params: { id: first?.id ?? 0 } })
  expect(whole.body).toMatchObject({ content: good, report: null })
  const restored = await call(contract.restorePromptVersion, { params: { id: first?.id ?? 0 } })
  expect(restored).toMatchObject({ status: 200, body: { prompt: { draftContent: good, hasDraft: true } } })

  const { pool } = server.database
  await expect(pool.query(`update lesson_prompt_versions set content = 'x'`)).rejects.toThrow('written once')
  await expect(pool.query('delete from lesson_prompt_versions')).rejects.toThrow('written once')
})

test('two who apply at once make one version', async () => {
  await save(`${good}\nOnce.`)
  const answers = await Promise.all([apply('a'), apply('b'), apply('c')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('five hundred versions come in pages, newest first, by the index', async () => {
  await server.database.pool.query(
    `insert into lesson_prompt_versions (prompt_type, content, author_name)
     select 'worksheet_html', repeat('text of ' || n || ' ', 1500), 'admin' from generate_series(1, 500) n`,
  )
  const seen: number[] = []
  for (let next: number | null | undefined; next !== null; ) {
    const path = `/api/admin/lesson-prompts/worksheet_html/versions${next === undefined ? '' : `?before=${next}`}`
    const { body } = await server.send('GET', path, { token })
    const versions = body.versions as contract.PromptVersionSummary[]
    expect(versions.length).toBeLessThanOrEqual(promptLimits.versionsPerPage)
    seen.push(...versions.map(({ id }) => id))
    next = body.next as number | null
  }
  expect(seen).toHaveLength(501)
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
  expect((await list()).find(({ promptType }) => promptType === 'worksheet_html')?.liveVersion?.id).toBe(seen[0])
})
