import { expect, test } from 'vitest'
import { amountOf } from './wording.ts'

test.each<[string, string, string]>([
  ['socks', '6', 'socks (6)'],
  ['socks', '1', '1 sock'],
  ['socks', '1, rolled up', '1 sock (rolled up)'],
  ['dice', '1', '1 die'],
  ['brushes', '1', '1 brush'],
  ['tape', '1', '1 tape'],
  ['scissors', '1 pair', 'scissors (1 pair)'],
  ['playing cards', '12', 'playing cards (12)'],
])('%s, %s: %s', (name, quantity, said) => {
  expect(amountOf({ name, quantity })).toBe(said)
})
