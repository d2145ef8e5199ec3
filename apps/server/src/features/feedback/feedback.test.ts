import { sendFeedback, sendLessonFeedback } from '@pencil-quest/contract/feedback'
import { limits } from '@pencil-quest/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: { id: string; token: string }
let planId = 0

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.parent()
  const plan = await server.send('POST', '/api/learning-plan/generate', {
    token: owner.token,
    body: planRequestBody({ goals: 'count to twelve' }),
  })
  planId = Number(plan.body.id)
})
afterAll(() => server.end())

const rows = async (table: string) => (await server.database.pool.query(`select * from ${table} order by id`)).rows

describe('the survey', () => {
  // Shows: valid.feedback
  test.each([
    ['no rating', {}, 'usefulnessRating'],
    ['a rating of 0', { usefulnessRating: 0 }, 'usefulnessRating'],
    ['a rating of 6', { usefulnessRating: 6 }, 'usefulnessRating'],
    ['half a point', { usefulnessRating: 2.5 }, 'usefulnessRating'],
    ['too long a text', { usefulnessRating: 3, letDownOther: 'x'.repeat(limits.feedbackText + 1) }, 'letDownOther'],
  ])('refuses %s', async (_what, body, path) => {
    const answer = await server.call(sendFeedback, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path }])
    expect(await rows('feedback')).toEqual([])
  })

  test('is kept with the parent who is signed in, and from anybody else without', async () => {
    const body = {
      usefulnessRating: 4,
      letDownAreas: 'Worksheet quality, Loading time',
      letDownOther: '=1+1',
      improvementSuggestions: 'More themes',
    }
    expect((await server.call(sendFeedback, { body, token: owner.token })).status).toBe(201)
    expect((await server.call(sendFeedback, { body: { usefulnessRating: 1 } })).status).toBe(201)
    expect(await rows('feedback')).toMatchObject([
      {
        user_id: owner.id,
        usefulness_rating: 4,
        let_down_areas: 'Worksheet quality, Loading time',
        let_down_other: '=1+1',
        improvement_other: null,
      },
      { user_id: null, usefulness_rating: 1, let_down_areas: null },
    ])
  })
})

test('a sixth survey within the hour has to wait', async () => {
  const strict = await startTestServer({ RATE_LIMIT: 'on' })
  try {
    const send = () => strict.call(sendFeedback, { body: { usefulnessRating: 5 } })
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(201)
    const late = await send()
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
  } finally {
    await strict.end()
  }
})

describe('a word on one day', () => {
  const day = (changed: Record<string, unknown> = {}) => ({ planId, dayNumber: 2, wasUseful: false, ...changed })

  // Shows: valid.lesson-feedback
  test("refuses a stranger's plan, a day that the plan has not, and an unknown cause", async () => {
    const stranger = await server.parent()
    expect((await server.call(sendLessonFeedback, { token: stranger.token, body: day() })).status).toBe(404)
    expect((await server.call(sendLessonFeedback, { token: owner.token, body: day({ dayNumber: 6 }) })).status).toBe(
      404,
    )
    for (const wrong of [{ dayNumber: 11 }, { issueCategories: ['boring'] }, { wasUseful: 'yes' }])
      expect((await server.call(sendLessonFeedback, { token: owner.token, body: day(wrong) })).status).toBe(400)
    expect(await rows('lesson_feedback')).toEqual([])
  })

  test('carries what the plan was asked for, and the last word stands', async () => {
    const { token } = owner
    await server.call(sendLessonFeedback, { token, body: day({ issueCategories: ['too_hard', 'too_long'] }) })
    const said = day({ issueCategories: ['too_easy'], issueText: ' done in a minute ' })
    expect((await server.call(sendLessonFeedback, { token, body: said })).status).toBe(201)
    expect(await rows('lesson_feedback')).toMatchObject([
      {
        user_id: owner.id,
        plan_id: planId,
        day_number: 2,
        was_useful: false,
        issue_categories: ['too_easy'],
        issue_text: 'done in a minute',
        theme: 'space-explorers',
        subjects: ['math', 'science'],
        learning_goals: 'count to twelve',
        child_age: 7,
        difficulty: 'easy',
      },
    ])
    await server.call(sendLessonFeedback, { token, body: day({ wasUseful: true, issueCategories: ['too_hard'] }) })
    expect(await rows('lesson_feedback')).toMatchObject([{ was_useful: true, issue_categories: [] }])
  })

  test('goes with its plan', async () => {
    await server.send('DELETE', `/api/learning-plan/${planId}`, { token: owner.token })
    expect(await rows('lesson_feedback')).toEqual([])
  })
})
