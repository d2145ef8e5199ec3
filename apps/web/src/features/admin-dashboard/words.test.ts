import { expect, test } from 'vitest'
import { duration, ownWords, ratingWords, size } from './words.ts'

test('what a parent wrote comes from the other-fields of both questions', () => {
  const entry = {
    id: 1,
    usefulnessRating: 4,
    letDownAreas: 'Loading time',
    letDownOther: null,
    improvementSuggestions: null,
    improvementOther: null,
    createdAt: '2026-01-01T00:00:00Z',
  }
  expect(ownWords(entry)).toBe('')
  expect(ownWords({ ...entry, letDownOther: 'Slow', improvementOther: 'Faster' })).toBe('Slow · Faster')
})

test('ratings, sizes and times in words', () => {
  expect(ratingWords(1)).toBe('1 – Not useful at all')
  expect([size(9_437_184), size(52_428_800), size(3_221_225_472)]).toEqual(['9.0 MB', '50 MB', '3.0 GB'])
  expect([59, 720, 15_120, 273_600].map(duration)).toEqual(['0 min', '12 min', '4 h 12 min', '3 d 4 h'])
})
