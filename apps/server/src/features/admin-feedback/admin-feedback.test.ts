import {
  exportFeedback,
  type FeedbackEntry,
  feedbackPage,
  listFeedback,
  readFeedbackStats,
} from '@pencil-quest/contract/admin/feedback'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.admin()).token
})
afterAll(() => server.end())
beforeEach(() => server.database.pool.query('truncate feedback restart identity'))

const list = async (query = '') => {
  const { status, text } = await server.send('GET', `/api/admin/feedback${query}`, { token })
  expect(status).toBe(200)
  return JSON.parse(text) as FeedbackEntry[]
}
const stats = async () => (await server.call(readFeedbackStats, { token })).body
const fill = (count: number) =>
  server.database.pool.query(
    `insert into feedback (usefulness_rating, let_down_other, created_at)
     select 1 + n % 5, 'number ' || n, now() - n * interval '1 hour' from generate_series(0, $1 - 1) n`,
    [count],
  )

describe('refused', () => {
  test.each([listFeedback, readFeedbackStats, exportFeedback])('$path to a parent', async (endpoint) => {
    const parent = await server.parent()
    expect((await server.call(endpoint, { token: parent.token })).status).toBe(401)
  })

  test.each(['?limit=0', `?limit=${feedbackPage.most + 1}`, '?limit=x', '?before=-1', '?before=1e99'])(
    '%s',
    async (query) => {
      const { status, body } = await server.send('GET', `/api/admin/feedback${query}`, { token })
      expect([status, body.code]).toEqual([400, 'invalid'])
    },
  )
})

test('without any there is an empty list, no average, and an export of names alone', async () => {
  expect(await list()).toEqual([])
  expect(await stats()).toEqual({
    total: 0,
    average: null,
    lastSevenDays: 0,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
  })
  const { text } = await server.call(exportFeedback, { token })
  expect(text.trimEnd().split('\r\n')).toHaveLength(1)
})

test('the list is newest first and goes on where the page ended, also among entries of one moment', async () => {
  await server.database.pool.query(
    `insert into feedback (usefulness_rating, created_at)
     select 3, timestamptz '2026-01-01' + (n / 3) * interval '1 day' from generate_series(1, 10) n`,
  )
  const whole = (await list()).map(({ id }) => id)
  expect(whole).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const [first, second] = [await list('?limit=4'), await list('?limit=4&before=7')]
  expect([...first, ...second].map(({ id }) => id)).toEqual(whole.slice(0, 8))
  expect(await list('?before=1')).toEqual([])
})

test('an entry carries what was said, and not by whom', async () => {
  const parent = await server.parent()
  const body = { usefulnessRating: 4, letDownAreas: 'Loading time, User interface', letDownOther: '<b>=1</b>' }
  await server.send('POST', '/api/feedback', { token: parent.token, body })
  expect(await list()).toEqual([
    {
      id: 1,
      ...body,
      improvementSuggestions: null,
      improvementOther: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ])
})

test('the average has one decimal, and the last 7 days end 7 days ago', async () => {
  await server.database.pool.query(
    `insert into feedback (usefulness_rating, created_at) values
       (5, now()), (4, now() - interval '6 days 23 hours'), (4, now() - interval '7 days 1 hour'), (1, now())`,
  )
  expect(await stats()).toEqual({
    total: 4,
    average: 3.5,
    lastSevenDays: 3,
    ratings: [
      { rating: 5, count: 1 },
      { rating: 4, count: 2 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 1 },
    ],
  })
  await server.database.pool.query('insert into feedback (usefulness_rating) values (4), (4)')
  expect((await stats()).average).toBe(3.7)
})

describe('of ten thousand', () => {
  test('a page of any depth is read by an index, and the statistics count all', async () => {
    await fill(10_000)
    await server.database.pool.query('analyze feedback')
    expect(await stats()).toMatchObject({ total: 10_000, average: 3, lastSevenDays: 168 })
    const { rows } = await server.database.pool.query(
      `explain (analyze, format json) select * from feedback
       where (created_at, id) < (select created_at, id from feedback where id = 9000)
       order by created_at desc, id desc limit 50`,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('feedback_newest')
    expect(plan).not.toContain('Seq Scan')
    expect((await list('?limit=50&before=9000')).map(({ id }) => id)[0]).toBe(9001)
  })

  test('the export has every one once, as a file of UTF-8 that a spreadsheet takes for text', async () => {
    await fill(2500)
    await server.send('POST', '/api/feedback', {
      body: {
        usefulnessRating: 1,
        letDownOther: '=HYPERLINK("http://evil.example")',
        improvementOther: 'größer, "bunter"',
      },
    })
    const answer = await fetch(`${server.address}${exportFeedback.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="pencil-quest-feedback-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [names, newest, ...others] = bytes.toString('utf8', 3).trimEnd().split('\r\n')
    expect(names).toBe(
      '"id","createdAt","usefulnessRating","letDownAreas","letDownOther","improvementSuggestions","improvementOther"',
    )
    expect(newest).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(newest).toContain('"größer, ""bunter"""')
    expect(new Set(others).size).toBe(2500)
  })
})
