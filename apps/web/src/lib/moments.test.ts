import { expect, test } from 'vitest'
import { day, moment } from './moments.ts'

test('a day reads as the browser itself would write it, on every day of two years', () => {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  for (let at = 0; at < 731; at++) {
    const date = new Date(2027, 0, 1 + at, 12)
    expect(day(date.toISOString())).toBe(written.format(date))
  }
})

test('a moment has the time of day, with seconds where they are asked for', () => {
  const noon = new Date(2026, 6, 4, 17, 3, 9).toISOString()
  expect(moment(noon)).toMatch(/^Jul 4, 2026, 5:03\sPM$/)
  expect(moment(noon, 'second')).toMatch(/^Jul 4, 2026, 5:03:09\sPM$/)
})
