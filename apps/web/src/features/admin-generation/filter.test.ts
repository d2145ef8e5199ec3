import { expect, test } from 'vitest'
import { filterOf, isFiltered, searchOf } from './filter.ts'

test('an address gives what can be asked for and nothing else', () => {
  const all = {
    status: 'failed',
    engine: 'n8n',
    reason: 'Too late',
    from: '2026-01-31T08:00',
    until: '2026-02-01T08:00',
  }
  expect(searchOf({ ...all, other: '1' })).toEqual(all)
  expect(
    searchOf({ status: 'lost', engine: '', reason: 'x'.repeat(2000), from: '0020-01-01T00:00', until: 'soon' }),
  ).toEqual({})
  expect(searchOf({ from: '2026-13-41T08:00' }).from).toBeUndefined()
})

test('a time of this device is an instant for the server', () => {
  const from = '2026-01-31T08:00'
  expect(filterOf(searchOf({ from })).from).toBe(new Date(from).toISOString())
})

test('nothing set is no filter', () => {
  expect(isFiltered(searchOf({}))).toBe(false)
  expect(isFiltered(searchOf({ engine: 'builtin' }))).toBe(true)
})
