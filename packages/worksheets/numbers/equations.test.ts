import { expect, test } from 'vitest'
import { holds } from './equations.ts'

test.each([
  '3 × 4 = 12 in a layer, 12 × 2 = 24',
  '7/8 + 4/8 = 11/8 = 1 3/8',
  '1 4/12 − 9/12 = 16/12 − 9/12 = 7/12',
  '2 × 3 × 4 + 1 × 3 × 2 = 24 + 6 = 30',
  'left box: 2 × 3 = 6; 6 × 200 = 1,200',
  '360° − 90° − 120° = 150°',
])('%s is true', (way) => {
  expect(holds(way)).toBe(true)
})

test.each(['3 × 4 = 12 in a layer, 12 × 2 = 26', '7/8 + 4/8 = 11/16', '3 × 4', 'two threes = 6', '8 ÷ 0 = 0', ''])(
  '%s is not',
  (way) => {
    expect(holds(way)).toBe(false)
  },
)
