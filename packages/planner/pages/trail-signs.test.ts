import { expect, test } from 'vitest'
import { signsOf } from './trail-signs.ts'

const page = ['square', 'hexagon', 'square'].map((answer, i) => ({ label: String(i), answer }))
const signs = (answer: string) => signsOf({ label: '1', answer }, page)

test.each([
  ['7', '7', ['8', '6']],
  ['694,000', '694,000', ['695,000', '693,000']],
  ['4, 1, 11', '11', ['12', '10']],
  ['(42 + 3) ÷ 5 = 9', '9', ['10', '8']],
  ['24,000 + 46,000 = 70,000, yes', 'yes', ['no']],
  ['1 × 19; prime: no', 'no', ['yes']],
  ['<', '<', ['>']],
  ['7/8', '7/8', ['5/8']],
  ['2/8', '2/8', ['3/8', '1/8']],
  ['1/2', '1/2', ['1/3']],
  ['5 1/10', '5 1/10', ['5 3/10']],
  ['4:30, then 5:00: short hand at 5', '5:00', ['6:00']],
  ['6 sides, 6 corners, hexagon', 'hexagon', ['square']],
])('of "%s" the right sign says "%s"', (answer, right, wrong) => {
  expect(signs(answer)).toEqual({ right, wrong })
})

test.each([
  'area 8, perimeter 12',
  '2 × 9 = 18, 18 ÷ 9 = 2',
  '8/3 or 2 2/3',
  'more A, fewer B',
  '60, 75; 5; 55',
  'A 0, 1, 2',
])('"%s" is no one answer', (answer) => {
  expect(signs(answer)).toBeNull()
})

test.each([
  ['35', '75 if the times were subtracted like other numbers. Count on.', ['75']],
  ['1,204', 'If the answer was 1,196, the smaller digit was taken.', ['1,196']],
  ['8:55 a.m.', '9:55 a.m. if the hour was read from the nearer number.', ['9:55 a.m.']],
])('the wrong way of %s is what the key says of it', (answer, note, wrong) => {
  expect(signsOf({ label: '1', answer, note }, [])?.wrong).toEqual(wrong)
})

test('a part of the answer is no sign of a wrong way', () => {
  const note = '5 if only the first step was taken.'
  expect(signsOf({ label: '1', answer: '5, 4, 6', note }, [])?.wrong).toEqual(['7'])
})

test('a likely wrong answer of another look is no sign', () => {
  const note = '9:55 if the hour was read from the nearer number.'
  expect(signsOf({ label: '1', answer: '8:55 a.m.', note }, [])?.wrong).toEqual(['9:55 a.m.'])
})
