import { expect, test } from 'vitest'
import { badgesOf, isPlanId } from './preview-facts.ts'

test.each([
  ['846214902312', true],
  ['1e3', true],
  ['', false],
  [' ', false],
  ['abc', false],
  ['12b', false],
  ['Infinity', false],
])('"%s" parses as a number: %s', (id, isOne) => {
  expect(isPlanId(id)).toBe(isOne)
})

// Shows: preview.header
test('the badges of a plan', () => {
  const plan = { theme: 'legend-of-zelda', length: 10, difficulty: 'hard', generationSource: 'builtin' } as const
  expect(badgesOf(plan)).toEqual(['legend of zelda', '10 days', 'hard'])
  expect(badgesOf({ ...plan, generationSource: 'n8n' })).toEqual(['legend of zelda', '10 days', 'hard', 'AI Generated'])
})
