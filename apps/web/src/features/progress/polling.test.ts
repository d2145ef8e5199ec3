import { expect, test } from 'vitest'
import { isReady, nextPoll } from './polling.ts'

test.each([
  [undefined, 5000],
  [{ status: 'processing', planId: null }, 5000],
  [{ status: 'completed', planId: null }, 2000],
  [{ status: 'completed', planId: 7 }, false],
  [{ status: 'failed', planId: null }, false],
] as const)('%o is asked again after %s', (status, delay) => {
  expect(nextPoll(status)).toBe(delay)
})

test('ready means completed with a plan', () => {
  expect(isReady({ status: 'completed', planId: null })).toBe(false)
  expect(isReady({ status: 'completed', planId: 7 })).toBe(true)
  expect(isReady(undefined)).toBe(false)
})
