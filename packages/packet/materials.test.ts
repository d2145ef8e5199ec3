import { expect, test } from 'vitest'
import { most } from './pages/materials.ts'

test.each([
  [['2 sheets', '1 sheet', '3 sheets'], '6 sheets'],
  [['1', '3', '2 colors'], '3'],
  [['2 sheets, torn into 8 cards', '1 sheet'], '3 sheets'],
  [['1 sheet'], '1 sheet'],
  [['up to 6 sheets', '2 sheets'], '8 sheets'],
  [['3', '3 colors'], '3 colors'],
  [['a handful', 'a handful', '1 cup'], 'a handful; 1 cup'],
])('of %o you need %s', (quantities, needed) => {
  expect(most(quantities)).toBe(needed)
})
