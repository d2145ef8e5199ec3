import { homeSections, isHomeLink, readHomeContent } from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeHomeItem } from '../../testing/store-home-item.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())
beforeEach(() => server.database.pool.query('delete from home_content'))

const read = () => server.call(readHomeContent)
const store = (item: Record<string, unknown>) => storeHomeItem(server, item)

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' https://example.org/',
    'http://example.org/',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'auth',
    '',
    'https:',
    'https:///',
  ])('%j is refused', (link) => {
    expect(isHomeLink(link)).toBe(false)
  })

  test.each(['/', '/auth', '/auth?tab=register#top', 'https://example.org', 'https://example.org/a?b=c'])(
    '%j is allowed',
    (link) => {
      expect(isHomeLink(link)).toBe(true)
    },
  )

  test('that are not allowed are left out of what is stored', async () => {
    await store({ section: 'cta', title: 'Look', button_text: 'Go', button_url: 'javascript:alert(1)' })
    expect((await read()).body.cta).toMatchObject([{ buttonText: 'Go', buttonUrl: null }])
  })
})

test('without anything stored the built-in content is there, and nobody is quoted', async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toEqual(defaultHomeContent)
  expect(Object.keys(body)).toEqual([...homeSections])
  expect(body.testimonials).toEqual([])
})

test('active items take the place of the built-in ones of their section, in order', async () => {
  await store({ section: 'faqs', question: 'Third?', answer: 'Yes', order: 2 })
  await store({ section: 'faqs', question: 'First?', answer: 'Yes', order: -1 })
  await store({ section: 'faqs', question: 'Second?', answer: 'Yes', order: 2, is_active: false })
  await store({ section: 'faqs', question: 'Fourth?', answer: 'Yes', order: 2 })
  await store({ section: 'hero', title: 'Hidden', is_active: false })
  const { body } = await read()
  expect(body.faqs).toMatchObject([{ question: 'First?' }, { question: 'Third?' }, { question: 'Fourth?' }])
  expect(body).toMatchObject({ hero: defaultHomeContent.hero, features: defaultHomeContent.features })
})

test('says nothing about who keeps it', async () => {
  await store({ section: 'testimonials', content: 'Lovely', author: 'A. Parent', role: 'of two' })
  const [item] = (await read()).body.testimonials as Record<string, unknown>[]
  expect(Object.keys(item ?? {})).not.toContain('isActive')
  expect(item).toMatchObject({ content: 'Lovely', author: 'A. Parent', role: 'of two' })
})
