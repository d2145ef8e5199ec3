import { expect, test } from 'vitest'
import { safeNextPath } from './next-path.ts'

const origin = 'http://localhost:3000'

test.each(['/dashboard', '/plan/7?day=2#day-2', '/wizard/3'])('%s is our own', (path) => {
  expect(safeNextPath(path, origin)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/auth',
  '/api/logout',
  '',
  undefined,
  7,
])('%s is refused', (path) => {
  expect(safeNextPath(path, origin)).toBeUndefined()
})
