import { expect, test } from 'vitest'
import { joinInterests, partInterests } from './interests.ts'

test('tags and free text are told apart and come together again', () => {
  const parted = partInterests(['animals', 'sea glass', 'space', 'owls'])
  expect(parted).toEqual({ tags: ['animals', 'space'], others: 'sea glass, owls' })
  expect(joinInterests(parted)).toBe('animals, space, sea glass, owls')
})

test('blanks and repeats are dropped', () => {
  expect(joinInterests({ tags: ['magic'], others: ' owls ,, owls, magic ' })).toBe('magic, owls')
  expect(joinInterests({ tags: [], others: ' ' })).toBe('')
})
