import { expect, test } from 'vitest'
import { planState } from './plan-state.ts'

const content = { theme: 'lego', overview: 'Five days', days: [{ day: 1, activities: [] }] }
const completed = { status: 'completed', error: null, html_content: content, planContent: {} } as const

test('an object and the JSON text of one are the same plan', () => {
  expect(planState(completed)).toEqual({ is: 'ready', overview: 'Five days', days: content.days })
  expect(planState({ ...completed, html_content: JSON.stringify(content) })).toEqual(planState(completed))
})

// Shows: plan.waiting
test('a plan in the making, or without content, is waited for', () => {
  expect(planState({ ...completed, status: 'processing' })).toEqual({ is: 'waiting' })
  expect(planState({ ...completed, html_content: null })).toEqual({ is: 'waiting' })
  expect(planState({ ...completed, planContent: null })).toEqual({ is: 'waiting' })
})

// Shows: plan.not-ready, plan.corrupted
test('a plan without days is not ready, an unreadable one is corrupted, a failed one says why', () => {
  expect(planState({ ...completed, html_content: { overview: '' } })).toEqual({ is: 'not-ready' })
  expect(planState({ ...completed, html_content: '{oops' })).toEqual({ is: 'corrupted' })
  expect(planState({ ...completed, html_content: null, error: 'Damaged' })).toEqual({ is: 'corrupted' })
  expect(planState({ ...completed, html_content: { days: [7] } })).toEqual({ is: 'corrupted' })
  expect(planState({ ...completed, status: 'failed', error: 'Cancelled' })).toEqual({
    is: 'failed',
    error: 'Cancelled',
  })
})
