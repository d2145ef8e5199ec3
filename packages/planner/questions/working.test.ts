import type { Skill } from '@pencil-quest/content/types'
import { expect, test } from 'vitest'
import { reducedOf, workingOf } from './working.ts'

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

test.each([
  ['Kenji has 50 slides and gives away 12. How many stay?', '50 - 12', '50 − 12'],
  ['Find 40002 - 19998 and check it.', '40002 - 19998', '40,002 − 19,998'],
  ['What is 6 × 1,240?', '6 * 1240', null],
  ['Find 40,002 − 19,998 and check it.', '40002 - 19998', null],
])('of "%s" the working is %s', (ask, sum, working) => {
  const skill = { id: 'math.4.add', grade: '4th' } as Skill
  expect(workingOf({ ask, answer: '0', sum }, skill)).toBe(working)
})

test.each<[string, string, string | null]>([
  ['An animal needs 1/4. It walks 1/5 and sits 2/3 of the time. How much in all?', '13/15', '3/15 + 10/15'],
  ['A tank is 5/6 full, and 1/10 flows out. How much is left?', '11/15', '25/30 − 3/30 = 22/30'],
  ['Our line is 1/4 inch wide, the spoon 3/8. How much wider?', '1/8', '3/8 − 2/8'],
  ['It took 1 1/2 hours, then 1/4. How long?', '7/4', null],
  ['Which is more: 1/6 or 4/6?', '4/6', null],
  ['How long is the pole with 1/2 below, 1/4 above and 1/4 over it?', '1/4', null],
])('of "%s" and %s the working is %s', (ask, answer, working) => {
  const skill = (id: string) => ({ id, grade: '5th' }) as Skill
  expect(workingOf({ ask, answer }, skill('math.5.add-unlike-fractions'))).toBe(working)
  expect(workingOf({ ask, answer }, skill('math.5.fraction-of'))).toBeNull()
})
