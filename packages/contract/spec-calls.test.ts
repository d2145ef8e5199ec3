import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

/** The calls of specification 1, section 7. The two reads of `/api/child-profiles` share one shape, as it says there. */
const calls = [
  'GET /api/auth/user',
  'POST /api/login',
  'POST /api/register',
  'POST /api/logout',
  'GET /api/logout',
  'GET /api/auth/google',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'GET /api/child-profiles/{}',
  'POST /api/child-profiles',
  'PATCH /api/child-profiles/{}',
  'DELETE /api/child-profiles/{}',
  'GET /api/learning-plans/{}',
  'DELETE /api/learning-plans/{}',
  'POST /api/learning-plan/generate',
  'POST /api/learning-goals/suggest',
  'GET /api/learning-plan/{}',
  'POST /api/learning-plan/{}/pdf',
  'GET /api/requests/{}/status',
  'GET /api/requests/{}/status-detailed',
  'GET /api/debug/n8n/activity',
  'GET /api/requests/{}/logs',
  'POST /api/feedback',
]

/** Those of specification 2, of the parts that there are. */
const adminCalls = [
  'POST /api/admin/login',
  'GET /api/admin/me',
  'POST /api/admin/logout',
  'GET /api/admin/feedback',
  'GET /api/admin/content',
  'POST /api/admin/content',
  'PUT /api/admin/content/{}',
  'DELETE /api/admin/content/{}',
  'POST /api/admin/content/seed',
  'GET /api/admin/lesson-prompts',
  'PUT /api/admin/lesson-prompts',
  'POST /api/admin/lesson-prompts/test/{}',
  'POST /api/admin/lesson-prompts/apply/{}',
  'POST /api/admin/lesson-prompts/{}/apply',
  'POST /api/admin/lesson-prompts/{}/validate',
  'POST /api/admin/lesson-prompts/{}/auto-correct',
  'POST /api/admin/lesson-prompts/generate',
  'POST /api/admin/lesson-prompts/revert',
  'POST /api/admin/lesson-prompts/initialize',
  'GET /api/public/pages',
  'POST /api/test/public-urls',
]

const declared = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)

describe('the calls of the specification', () => {
  // Shows: calls.table
  test.each(calls)('%s', (call) => {
    expect(declared).toContain(call)
  })

  // Shows: admin-calls.paths
  test.each(adminCalls)('%s, of the admins', (call) => {
    expect(declared).toContain(call)
  })

  test('no two calls share method and path', () => {
    expect(new Set(declared).size).toBe(declared.length)
  })
})
