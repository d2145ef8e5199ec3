import { expect, test } from 'vitest'
import { near, shortAnswer } from './short-answer.ts'

test.each([
  ['573, about 600', '573'],
  ['12 trays', '12'],
  ['1,204', '1204'],
  ['21 R 2; 2 more', '21 R 2'],
  ['35¢', '35¢'],
  ['9.81', '9.81'],
  ['2/5', null],
  ['1 1/6', null],
  ['5:30 p.m.', '5:30 p.m.'],
  ['45 minutes', '45'],
  ['304: 3 hundreds 0 tens 4 ones', '304'],
  ['1 hour 20 minutes', null],
  ['5:30', '5:30'],
  ['area 8, perimeter 12', null],
  ['4, 2, 12', null],
  ['yes', null],
])('of "%s" a child looks up "%s"', (answer, short) => {
  expect(shortAnswer(answer)).toBe(short)
})

test.each([
  ['7', ['8', '6']],
  ['0', ['1']],
  ['343', ['353', '333']],
  ['694000', ['695000', '693000']],
  ['35¢', ['36¢', '34¢']],
  ['12:40', ['1:40']],
  ['21 R 2', ['21 R 3', '21 R 1']],
  ['three', []],
])('a slip makes of "%s" one of %j', (answer, slips) => {
  expect(near(answer)).toEqual(slips)
})
