import { expect, test } from 'vitest'
import { displayName, initialsOf } from './initials.ts'

const email = 'ada@example.com'

// Shows: frame.avatar
test('initials of both names, of one, or U', () => {
  expect(initialsOf({ firstName: 'ada', lastName: 'Lovelace', email })).toBe('AL')
  expect(initialsOf({ firstName: '𝒜da', lastName: null, email })).toBe('𝒜')
  expect(initialsOf({ firstName: null, lastName: ' ', email })).toBe('U')
})

// Shows: frame.menu
test('the full name, or the e-mail', () => {
  expect(displayName({ firstName: 'Ada', lastName: 'Lovelace', email })).toBe('Ada Lovelace')
  expect(displayName({ firstName: null, lastName: null, email })).toBe(email)
})
