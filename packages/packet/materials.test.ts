import { expect, test } from 'vitest'
import { most } from './pages/materials.ts'

test.each([
  [['2 sheets', '1 sheet', '3 sheets'], '3 sheets'],
  [['1', '10', '2 colors'], '10; 2 colors'],
  [['a handful', 'a handful', '1 cup'], 'a handful; 1 cup'],
])('of %o you need %s', (quantities, needed) => {
  expect(most(quantities)).toBe(needed)
})
