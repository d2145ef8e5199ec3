import { expect, test } from 'vitest'
import { progressAt, stageTime } from './progress.ts'

const finishing = 'Finishing up...'

test.each([
  [0, 0, '4:00', 'usual'],
  [115, 48, '2:05', 'usual'],
  [230, 95, '0:10', 'usual'],
  [240, 95, finishing, 'usual'],
  [299, 95, finishing, 'usual'],
  [300, 95, finishing, 'slow'],
  [420, 95, finishing, 'likely-done'],
] as const)('after %i s: %i %%, %s, %s', (seconds, percent, timeLeft, notice) => {
  expect(progressAt(seconds, false, finishing)).toEqual({ percent, timeLeft, notice })
})

test('a finished plan is at 100 %, and a clock that is behind counts as the beginning', () => {
  expect(progressAt(3, true, finishing).percent).toBe(100)
  expect(progressAt(-90, false, finishing)).toMatchObject({ percent: 0, timeLeft: '4:00' })
})

test('the time of a stage', () => {
  expect([120, 9_940, 42_300, 95_000].map(stageTime)).toEqual(['0.1 s', '9.9 s', '42 s', '1:35 min'])
})
