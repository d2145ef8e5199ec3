import { type AuditEntry, readAudit } from '@pencil-quest/contract/admin/accounts'
import * as contract from '@pencil-quest/contract/admin/content'
import { contentLimits, itemsPerSection } from '@pencil-quest/contract/admin/content-fields'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { errorTable } from '@pencil-quest/contract/errors'
import { homeSections, readHomeContent } from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeHomeItem } from '../../testing/store-home-item.ts'
import { type CallOptions, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.admin()).token
})
afterAll(() => server.end())
beforeEach(() => server.database.pool.query('delete from home_content'))

const call = (endpoint: Parameters<TestServer['call']>[0], options: CallOptions = {}) =>
  server.call(endpoint, { token, ...options })
const create = (body: unknown) => call(contract.createContent, { body })
const change = (id: number, body: unknown) => call(contract.changeContent, { params: { id }, body })
const move = (id: number, direction: unknown) => call(contract.moveContent, { params: { id }, body: { direction } })
const remove = (id: number) => call(contract.deleteContent, { params: { id } })
const seed = () => call(contract.seedContent)
const list = async () => (await call(contract.listContent)).body as unknown as contract.ContentItem[]
const made = async (body: unknown) => (await create(body)).body as unknown as contract.ContentItem
const home = async () => (await server.call(readHomeContent)).body
const landing = async () => (await server.send('GET', '/')).text
const audited = async () => (await call(readAudit)).body.entries as AuditEntry[]

describe('refused', () => {
  test.each([
    ['no section', { title: 'A' }, contentTexts.sectionNeeded],
    ['an unknown section', { section: 'footer' }, contentTexts.sectionNeeded],
    ['an order that is no whole number', { section: 'faqs', order: 1.5 }, contentTexts.badOrder],
    ['an order beyond the end', { section: 'faqs', order: 10_000 }, contentTexts.badOrder],
    ['a script as link', { section: 'cta', buttonUrl: ' JavaScript:alert(1)' }, contentTexts.badLink],
    ['data as link', { section: 'cta', buttonUrl: 'data:text/html,x' }, contentTexts.badLink],
    ['another host without its scheme', { section: 'cta', buttonUrl: '//example.org' }, contentTexts.badLink],
    ['a path that is none', { section: 'cta', buttonUrl: 'auth' }, contentTexts.badLink],
  ])('%s', async (_what, body, message) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { code: 'invalid', error: message } })
    expect(await list()).toEqual([])
  })

  test.each(Object.entries(contentLimits))('a longer %s than %d characters', async (field, most) => {
    const answer = await create({ section: 'hero', [field]: `/${'x'.repeat(most)}` })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field }] } })
    expect((await create({ section: 'hero', [field]: `/${'x'.repeat(most - 1)}` })).status).toBe(201)
  })

  test('an item that is not there', async () => {
    const answers = [await change(999_999, { title: 'A' }), await move(999_999, 'up'), await remove(999_999)]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const id of ['01', '1e3', 'seed', '-1']) {
      expect((await server.send('PUT', `/api/admin/content/${id}`, { token, body: {} })).status).toBe(404)
    }
  })

  test('a direction that is none', async () => {
    const { id } = await made({ section: 'faqs', question: 'Why?' })
    expect((await move(id, 'sideways')).status).toBe(400)
  })

  test('one item more than a section holds, new or from another section', async () => {
    await server.database.pool.query(
      `insert into home_content (section, question) select 'faqs', 'Q' from generate_series(1, ${itemsPerSection - 1})`,
    )
    const answers = await Promise.all([1, 2, 3].map(() => create({ section: 'faqs', question: 'Last?' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { id } = await made({ section: 'hero', title: 'A' })
    const moved = await change(id, { section: 'faqs' })
    expect(moved).toMatchObject({ status: 409, body: { error: errorTable.content_full.message } })
    expect(errorTable.content_full.message).toContain(String(itemsPerSection))
  })

  test('a change of what somebody else has changed since', async () => {
    const item = await made({ section: 'faqs', question: 'Why?', answer: 'Because' })
    const { updatedAt } = item
    const both = await Promise.all(['One', 'Two'].map((question) => change(item.id, { question, updatedAt })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'conflict', error: errorTable.conflict.message })
    const [newest] = await list()
    expect((await change(item.id, { question: 'Three', updatedAt: newest?.updatedAt })).status).toBe(200)
    expect((await change(item.id, { question: 'Four', updatedAt: 'yesterday' })).status).toBe(400)
  })
})

test('an item needs its section alone; texts are trimmed and kept as text', async () => {
  expect(await create({ section: 'hero' })).toMatchObject({
    status: 201,
    body: { section: 'hero', title: null, buttonUrl: null, order: 0, isActive: true },
  })
  const item = await made({
    section: 'cta',
    title: '  <b>Go</b>  ',
    subtitle: '',
    description: null,
    buttonText: 'Start',
    buttonUrl: 'https://example.org/a?b=c',
    order: 3,
    isActive: false,
    id: 7,
  })
  expect(item).toMatchObject({ title: '<b>Go</b>', subtitle: null, order: 3, isActive: false })
  expect(item.buttonUrl).toBe('https://example.org/a?b=c')
  expect(await list()).toContainEqual(item)
})

test('a change leaves what it does not name, and takes away what it empties', async () => {
  const item = await made({ section: 'features', title: 'Castle', subtitle: 'Stones', icon: 'castle', order: 2 })
  const changed = await change(item.id, { title: 'Tower', subtitle: '', updatedAt: item.updatedAt })
  expect(changed).toMatchObject({
    status: 200,
    body: { title: 'Tower', subtitle: null, icon: 'castle', order: 2, isActive: true, createdAt: item.createdAt },
  })
  expect(changed.body.updatedAt).not.toBe(item.updatedAt)
  const before = await audited()
  const same = await change(item.id, { title: 'Tower', updatedAt: changed.body.updatedAt })
  expect(same.body).toEqual(changed.body)
  expect(await audited()).toEqual(before)
})

test('items are listed section by section in their order', async () => {
  await create({ section: 'faqs', question: 'Second?', order: 2 })
  await create({ section: 'cta', title: 'Start', order: -5 })
  await create({ section: 'faqs', question: 'First?', order: 1 })
  await create({ section: 'hero', title: 'Hello', order: 9 })
  const words = (await list()).map(({ title, question }) => title ?? question)
  expect(words).toEqual(['Hello', 'First?', 'Second?', 'Start'])
})

test('items of one number change places, and stay at the ends', async () => {
  const [a, b, c] = [
    await made({ section: 'faqs', question: 'A', order: 1 }),
    await made({ section: 'faqs', question: 'B', order: 1, isActive: false }),
    await made({ section: 'faqs', question: 'C', order: 1 }),
  ]
  await create({ section: 'cta', title: 'Elsewhere', order: 1 })
  const questions = async () =>
    (await list()).flatMap(({ section, question }) => (section === 'faqs' ? question : [])).join('')
  expect(await move(c.id, 'up')).toMatchObject({ status: 200, body: { success: true } })
  expect(await questions()).toBe('ACB')
  await move(a.id, 'down')
  expect(await questions()).toBe('CAB')
  const before = await audited()
  expect([(await move(c.id, 'up')).status, (await move(b.id, 'down')).status]).toEqual([200, 200])
  expect(await questions()).toBe('CAB')
  expect(await audited()).toEqual(before)
  await Promise.all([move(b.id, 'up'), move(c.id, 'down'), move(a.id, 'down'), move(b.id, 'up')])
  expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 1])
})

test('the homepage follows at once, and what is inactive is never there', async () => {
  const item = await made({ section: 'cta', title: 'Brand new', isActive: false })
  expect(JSON.stringify(await home())).not.toContain('Brand new')
  expect(await landing()).not.toContain('Brand new')
  await change(item.id, { isActive: true })
  expect((await home()).cta).toMatchObject([{ title: 'Brand new' }])
  expect(await landing()).toContain('<h2>Brand new</h2>')
  await change(item.id, { title: 'Newer <b>still</b>' })
  expect(await landing()).toContain('<h2>Newer &lt;b&gt;still&lt;/b&gt;</h2>')
  const second = await made({ section: 'cta', title: 'Second', order: 1 })
  expect(await landing()).toMatch(/Newer[\s\S]*Second/)
  await move(second.id, 'up')
  expect(await landing()).toMatch(/Second[\s\S]*Newer/)
  await change(second.id, { isActive: false })
  expect(await landing()).not.toContain('Second')
  await remove(item.id)
  expect((await home()).cta).toEqual(defaultHomeContent.cta)
  expect(await landing()).not.toContain('Newer')
})

test('a change that began earlier and ended later is on the homepage as well', async () => {
  const { id } = await made({ section: 'cta', title: 'At first' })
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update home_content set title = 'The late one', updated_at = now() where id = $1`, [id])
    await storeHomeItem(server, { section: 'faqs', question: 'The early one?' })
    expect(await landing()).toContain('The early one?')
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await landing()).toContain('The late one')
})

test('an item without the text that its section needs is left out', async () => {
  for (const section of ['features', 'testimonials', 'faqs', 'cta']) {
    await create({ section, subtitle: 'Half', answer: 'Half', author: 'Half', description: 'Half' })
  }
  expect(await home()).toEqual(defaultHomeContent)
  expect(await landing()).not.toContain('Half')
})

describe('seed', () => {
  test('puts the built-in items in once; testimonials are examples that nobody sees', async () => {
    const first = await seed()
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    const items = await list()
    expect(first.body.created).toEqual(items)
    expect(new Set(items.map(({ section }) => section))).toEqual(new Set(homeSections))
    expect(items.filter(({ section }) => section === 'testimonials').map(({ isActive }) => isActive)).toEqual([
      false,
      false,
    ])
    const shown = await home()
    for (const section of homeSections) {
      const words = (shown[section] as { id: number }[]).map((item) => ({ ...item, id: null }))
      expect(words).toEqual(defaultHomeContent[section])
    }
    expect(await seed()).toMatchObject({ status: 200, body: { success: true, created: [] } })
    expect(await list()).toEqual(items)
  })

  test('leaves a section with content as it is', async () => {
    const own = await made({ section: 'faqs', question: 'Ours?', isActive: false })
    await seed()
    expect((await list()).filter(({ section }) => section === 'faqs')).toEqual([own])
  })

  test('by several at once is done once', async () => {
    const answers = await Promise.all([seed(), seed(), seed()])
    expect(answers.filter(({ body }) => (body.created as unknown[]).length > 0)).toHaveLength(1)
  })
})

test('every change is written down with who made it', async () => {
  const item = await made({ section: 'faqs', question: 'Why?', order: 1 })
  const other = await made({ section: 'faqs', question: 'How?', order: 2 })
  await change(item.id, { question: 'Why not?', isActive: false })
  await move(item.id, 'down')
  await remove(item.id)
  await remove(other.id)
  await seed()
  const entries = (await audited()).slice(0, 7)
  expect(entries.every(({ admin }) => admin === 'admin')).toBe(true)
  expect(entries.map(({ action, object }) => [action, object])).toEqual([
    ['content.seed', 'home_content'],
    ['content.delete', `home_content ${other.id}`],
    ['content.delete', `home_content ${item.id}`],
    ['content.move', `home_content ${item.id}`],
    ['content.update', `home_content ${item.id}`],
    ['content.create', `home_content ${other.id}`],
    ['content.create', `home_content ${item.id}`],
  ])
  expect(entries[4]).toMatchObject({
    before: { question: 'Why?', isActive: true },
    after: { question: 'Why not?', isActive: false },
  })
  expect(entries[2]?.before).toEqual({ section: 'faqs', question: 'Why not?', order: 2, isActive: false })
})
