import { expect, test } from 'vitest'
import { reducedOf } from './working.ts'

test.each([
  ['5/16 less 3/16. How much is left?', '2/16', '1/8 is right, too'],
  ['Which is more: 1/6 or 4/6?', '4/6', null],
  ['1/2 has 8 equal parts below. Which fraction is it?', '4/8', null],
  ['How much is empty, in eighths?', '2/8', null],
  ['How much is full?', '3/8', null],
  ['How much is full?', '8/8', null],
  ['How many?', '12', null],
])('%s %s: %s', (ask, answer, told) => {
  expect(reducedOf({ ask, answer })).toBe(told)
})
