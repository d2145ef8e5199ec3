import { describe, expect, test } from 'vitest'
import { grammarFault } from '../sheets/grammar.ts'
import { isFamiliar } from './familiar-words.ts'
import { sentencesOf, spokenWords, wordsOf } from './sentences.ts'

describe('familiar words', () => {
  test.each(['photosynthesis', 'hypothesis', 'scrutinize', 'zephyr', 'ephemeral'])(
    '%s is new in every grade',
    (word) => {
      expect(isFamiliar(word, '1st')).toBe(false)
      expect(isFamiliar(word, '5th')).toBe(false)
    },
  )

  test.each(['electricity', 'courage', 'ancient', 'satellite'])('%s is new to the youngest alone', (word) => {
    expect(isFamiliar(word, '1st')).toBe(false)
    expect(isFamiliar(word, '4th')).toBe(true)
  })

  test.each(['dog', 'hopped', 'tiniest', 'berries', 'leaves', "don't", 'bedtime', 'unpacked', 'star-shaped', 'Sunny'])(
    '%s is known to all',
    (word) => {
      expect(isFamiliar(word, 'kindergarten')).toBe(true)
    },
  )
})

test('sentences end at marks and lines, numbers of a list are no words', () => {
  expect(sentencesOf('Draw it. "Is it red?" Ask twice.\n2. Count 3 shells')).toEqual([
    'Draw it.',
    '"Is it red?"',
    'Ask twice.',
    'Count 3 shells',
  ])
  expect(wordsOf("{child} doesn't count 12 sea-shells")).toEqual(['{child}', "doesn't", 'count', 'sea-shells'])
  expect(spokenWords('Add 12 and 7.5, then stop')).toBe(6)
})

test.each(['1 shells are left', 'an banana', 'a apple', 'a hour', 'an unicorn'])('"%s" is wrong', (text) => {
  expect(grammarFault(text)).not.toBeNull()
})
test.each([
  '1 glass',
  '1 shell',
  '1, 2 shells',
  '0.1 meters',
  'a unicorn',
  'an hour',
  'an 8',
  'a one',
  '21 shells',
  'A: oak',
])('"%s" is right', (text) => {
  expect(grammarFault(text)).toBeNull()
})
