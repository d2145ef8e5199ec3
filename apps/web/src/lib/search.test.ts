import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test('a token that looks like a number stays as it is', () => {
  expect(parseSearch('?token=662E41&next=%2Fplan%2F007')).toEqual({ token: '662E41', next: '/plan/007' })
})

test('what is not set is left out', () => {
  expect(stringifySearch({ next: '/plan/7?a=b', tab: undefined })).toBe('?next=%2Fplan%2F7%3Fa%3Db')
  expect(stringifySearch({})).toBe('')
})
