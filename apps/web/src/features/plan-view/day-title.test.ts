import { expect, test } from 'vitest'
import { dayTitle } from './day-title.ts'

// Shows: plan.day-title
test('the prefix is there once', () => {
  expect(dayTitle(2, 'The Moon Garden')).toBe('Day 2: The Moon Garden')
  expect(dayTitle(2, 'Day 2: The Moon Garden')).toBe('Day 2: The Moon Garden')
  expect(dayTitle(1, 'Day 12: Home')).toBe('Day 1: Day 12: Home')
})
