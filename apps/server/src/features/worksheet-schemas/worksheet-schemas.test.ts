import {
  activateWorksheetSchema,
  addWorksheetSchema,
  listWorksheetSchemas,
  readWorksheetSchema,
  type SchemaSummary,
  schemaLimits,
  worksheetSchemaEndpoints,
} from '@pencil-quest/contract/admin/worksheet-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fuzzEndpoint } from '../../testing/fuzz-endpoint.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtInSchema, builtInVersion } from './built-in-schema.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.admin()).token
})
afterAll(() => server.end())

interface List {
  active: SchemaSummary
  schemas: SchemaSummary[]
  next: number | null
  builtIn: string
}
const list = async (query = '') =>
  (await server.send('GET', `/api/admin/worksheet-schemas${query}`, { token })).body as unknown as List

let made = 0
const add = (content: unknown, changed: Record<string, unknown> = {}) => {
  made += 1
  const schemaContent = typeof content === 'string' ? content : JSON.stringify(content)
  return server.call(addWorksheetSchema, { token, body: { version: `own-${made}`, schemaContent, ...changed } })
}
const activate = (id: unknown) => server.call(activateWorksheetSchema, { token, params: { id: Number(id) } })
const nested = (levels: number): object => (levels === 1 ? {} : { not: nested(levels - 1) })
const activeVersions = async () =>
  (await server.database.pool.query('select version from worksheet_schemas where is_active')).rows
const audited = async () =>
  (await server.database.pool.query('select action, before, after from admin_audit order by id desc limit 1')).rows[0]

describe('refused', () => {
  test.each([listWorksheetSchemas, readWorksheetSchema, addWorksheetSchema, activateWorksheetSchema])(
    '$method $path to a parent',
    async (endpoint) => {
      const parent = await server.parent()
      expect((await server.call(endpoint, { token: parent.token, params: { id: 1 } })).status).toBe(401)
    },
  )

  test.each([
    ['no JSON', '{"type": "object"', /^Invalid JSON: /],
    ['a list', '[]', /object in braces/],
    ['a truth', 'true', /object in braces/],
    ['null', 'null', /object in braces/],
    ['a zero character', '{"const": "\\u0000"}', /cannot be stored/],
    ['half of a pair as a name', '{"properties": {"\\ud800": {}}}', /cannot be stored/],
    ['a reference', { $ref: '#' }, /^\/\$ref: the keyword "\$ref" is not accepted/],
    ['a pattern far inside', { properties: { id: { pattern: '(a+)+$' } } }, /^\/properties\/id\/pattern: /],
    ['patterns of names', { patternProperties: { a: {} } }, /patternProperties/],
    ['a format', { anyOf: [{ format: 'email' }] }, /^\/anyOf\/0\/format: /],
    ['a word that is no keyword', { tpye: 'object' }, /tpye/],
    ['a type that there is not', { type: 'sheet' }, /^\/type: /],
    ['a type in the wrong place', { properties: { id: 'string' } }, /^\/properties\/id: /],
    ['a negative length', { minLength: -1 }, /^\/minLength: /],
    ['another draft', { $schema: 'http://json-schema.org/draft-04/schema#' }, /draft-04/],
    ['schemas deep inside each other', nested(schemaLimits.depth + 1), /deep/],
    ['a deep value', { default: JSON.parse('['.repeat(200) + ']'.repeat(200)) }, /deeply/],
    ['deep brackets', '['.repeat(40_000), /deeply/],
    ['nothing', '  ', /JSON first/],
    ['too much', JSON.stringify({ title: 'x'.repeat(schemaLimits.content) }), /50,000/],
  ])('%s as a schema', async (_what, content, message) => {
    const { status, body } = await add(content)
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(body.message).toMatch(message)
    expect(body.issues).toContainEqual({ path: 'schemaContent', message: expect.stringMatching(message) })
  })

  test.each([
    ['', /letters/],
    ['a b', /letters/],
    ['-1', /letters/],
    ['builtin-mine', /kept for/],
    ['BuiltIn-x', /kept for/],
    ['x'.repeat(schemaLimits.version + 1), /60/],
  ])('the version %j', async (version, message) => {
    const { status, body } = await add({}, { version })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual({ path: 'version', message: expect.stringMatching(message) })
  })

  test('a version that is there already, and what is not there at all', async () => {
    expect((await add({}, { version: 'twice' })).status).toBe(201)
    expect((await add({}, { version: 'twice' })).body).toMatchObject({ code: 'version_taken' })
    expect((await activate(999_999)).status).toBe(404)
    expect((await server.call(readWorksheetSchema, { token, params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('the first read', () => {
  test('stores the version of this release, active, and a second one nothing', async () => {
    await server.database.pool.query('truncate worksheet_schemas restart identity')
    const lists = await Promise.all([list(), list(), list()])
    for (const { active, schemas, next, builtIn } of lists) {
      expect(active).toMatchObject({ version: builtInVersion, isActive: true, isBuiltIn: true, createdBy: null })
      expect([schemas.length, next, builtIn]).toEqual([1, null, builtInVersion])
    }
    const { body } = await server.call(readWorksheetSchema, { token, params: { id: lists[0]?.active.id ?? 0 } })
    expect(JSON.parse(String(body.schemaContent))).toEqual(JSON.parse(JSON.stringify(builtInSchema)))
  })

  test('after an upgrade follows the built-in version of before, but not one of an admin', async () => {
    const before = (version: string) =>
      server.database.pool.query(
        `truncate worksheet_schemas;
         insert into worksheet_schemas (version, schema_content, is_active) values ('${version}', '{}', true)`,
      )
    await before('builtin-0000')
    expect((await list()).active.version).toBe(builtInVersion)
    await before('mine')
    const { active, schemas } = await list()
    expect([active.version, schemas.map(({ version }) => version)]).toEqual(['mine', [builtInVersion, 'mine']])
  })

  test('keeps an older built-in version that an admin went back to', async () => {
    await server.database.pool.query(
      `truncate worksheet_schemas;
       insert into worksheet_schemas (version, schema_content) values ('builtin-0000', '{}')`,
    )
    const old = (await list()).schemas.find(({ version }) => version === 'builtin-0000')
    await activate(old?.id)
    expect((await list()).active.version).toBe('builtin-0000')
  })
})

describe('a version', () => {
  // Shows: admin-data.schemas
  test('is stored inactive, with who added it; the record has no content', async () => {
    const content = { type: 'object', properties: { title: { maxLength: 80 } }, required: ['title'] }
    const { status, body } = await add(content, { version: '2.0', description: ' Short titles ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ version: '2.0', isActive: false, isBuiltIn: false, createdBy: 'admin' })
    expect(body.description).toBe('Short titles')
    expect(JSON.parse(String(body.schemaContent))).toEqual(content)
    expect(await audited()).toEqual({
      action: 'schema.add',
      before: null,
      after: { version: '2.0', description: 'Short titles', characters: JSON.stringify(content).length },
    })
  })

  test('never changes and never goes', async () => {
    const { body } = await add({})
    const change = (statement: string) => server.database.pool.query(`${statement} where id = ${body.id}`)
    for (const statement of [
      `update worksheet_schemas set schema_content = '{"not": {}}'`,
      `update worksheet_schemas set version = 'other'`,
      `update worksheet_schemas set description = 'other'`,
      'delete from worksheet_schemas',
    ]) {
      await expect(change(statement), statement).rejects.toThrow('written once')
    }
    await change('update worksheet_schemas set created_by = null')
  })

  test('takes the place of the active one, which is written down; once more changes nothing', async () => {
    const before = (await list()).active.version
    const { body } = await add({ title: 'Another' })
    const first = await activate(body.id)
    expect(first.body).toMatchObject({ success: true, schema: { id: body.id, isActive: true } })
    expect(await activeVersions()).toEqual([{ version: body.version }])
    const record = { action: 'schema.activate', before: { active: before }, after: { active: body.version } }
    expect(await audited()).toEqual(record)
    expect((await activate(body.id)).body.message).toMatch(/already/)
    const { rows } = await server.database.pool.query(
      `select count(*) from admin_audit where action = 'schema.activate' and object = 'worksheet_schemas ${body.id}'`,
    )
    expect(rows[0].count).toBe(1)
  })

  // Shows: admin-data.schemas
  test('of several activated at once exactly one is active', async () => {
    const ids = (await Promise.all([add({}), add({}), add({}), add({})])).map(({ body }) => body.id)
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(ids.map(activate))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await activeVersions()).toHaveLength(1)
    }
  })
})

test('the list is paged, newest first', async () => {
  await server.database.pool.query(
    `insert into worksheet_schemas (version, schema_content) select 'many-' || n, '{}' from generate_series(1, 500) n`,
  )
  const first = await list()
  expect(first.schemas).toHaveLength(schemaLimits.perPage)
  expect(first.schemas[0]?.version).toBe('many-500')
  const second = await list(`?before=${first.next}`)
  expect(second.schemas[0]?.version).toBe('many-450')
})

// Shows: admin-calls.contract
test.each(worksheetSchemaEndpoints)('$method $path keeps the contract whatever an admin sends', async (endpoint) => {
  const { schemas } = await list()
  await fuzzEndpoint(server, { token, ids: schemas.slice(0, 4).map(({ id }) => String(id)) }, endpoint, 200)
})
