import { courses } from '@pencil-quest/content/courses'
import type { FormatTake, Skill } from '@pencil-quest/content/types'
import { expect, test } from 'vitest'
import { decoysOf } from '../questions/decoys.ts'
import { wrongAnswer } from './wrong-answers.ts'

const again = ['a square', 'a triangle', 'a square', 'a triangle', 'a frog']
const skill = { prompts: again.map((answer, i) => ({ ask: `Name ${i}.`, answer })) } as unknown as Skill

test.each([
  ['What is 8 + 9?', '17', '18'],
  ['How many?', '8', '7'],
  ['What is 27 + 5?', '32', '42'],
  ['Round 8,651 to thousands.', '9000', '10000'],
  ['How many?', '700', '800'],
  ['What is missing to 1?', '0.18', '0.28'],
  ['What is the sum?', '3/4', '2/4'],
  ['What is the sum?', '2/8', '3/8'],
  ['What is the sum?', '3 5/6', '4 5/6'],
  ['What time is it?', '12:50', '1:50'],
  ['Is that true?', 'no, 4 + 5 is 9', 'yes'],
  ['Which is more: 4 nickels or 3 dimes?', '3 dimes', '4 nickels'],
  ['Which shape is it?', 'a triangle', 'a square'],
  ['Worm, ant, shoe, tree: which one does not belong?', 'the shoe', 'the worm'],
  ['Draw bars for the letters b, a and n in banana. Which is tallest?', 'a', 'b'],
  ['A bat needs a dark place. Cave, meadow or pond?', 'a cave', 'a meadow'],
])('%s %s tempts with %s', (ask, answer, wrong) => {
  expect(wrongAnswer({ ask, answer }, skill)).toBe(wrong)
})

test.each([
  ['27 + 5', '32', '22'],
  ['286 + 345', '631', '521'],
  ['52 - 38', '14', '26'],
  ['52 * 47', '2444', '2014'],
  ['7 * 6', '42', '35'],
  ['3 * 4', '12', '7'],
  ['7 * 36', '252', '216'],
  ['26 * 130', '3380', '1040'],
  ['11 - 8', '3', '4'],
  ['24 / 4', '6', '5'],
  ['800 / 100', '8', '80'],
  ['5125 / 25', '205', '25'],
  ['6660 / 37', '180', '18'],
  ['6 + 4 * 5', '26', '50'],
  ['4 * (14 - 5)', '36', '51'],
  ['5 * 3 * 4', '60', '12'],
  ['10 + 5 - 3', '12', '15'],
])('of %s = %s the usual mistake %s tempts', (sum, answer, wrong) => {
  expect(wrongAnswer({ ask: 'How many?', answer, sum }, skill)).toBe(wrong)
})

test.each([
  ['Add 2/3 and 3/4.', '1 5/12', '5/7'],
  ['{hero} walks 1 2/3 and 2 3/4 miles. How far is that?', '4 5/12', '3 5/7'],
  ['Take 1/2 from 4/5.', '3/10', '4/10'],
])('%s %s: tops and bottoms each on their own, where that makes a fraction: %s', (ask, answer, wrong) => {
  expect(wrongAnswer({ ask, answer }, skill)).toBe(wrong)
})

test.each([
  ['Tanks are 0.45, 0.5 and 0.09 full. How full is the fullest?', '0.5', '0.45'],
  ['7/10 are oak here, 65/100 there. Write the greater one as a decimal.', '0.7', '0.65'],
  ['A hole is 9/100 of a meter wide. Write that as a decimal.', '0.09', '0.9'],
  ['Write 7/10 as a decimal.', '0.7', '0.07'],
])('%s %s: the digits behind the point are read as a whole number: %s', (ask, answer, wrong) => {
  expect(wrongAnswer({ ask, answer }, skill)).toBe(wrong)
})

test.each([
  ['200 / 4', '50', '200'],
  ['25 * 3', '75', '300'],
  ['6 * 10 + 8', '68', '608'],
  ['5 * 12 + 4', '64', '54'],
  ['3 * 60', '180', '300'],
  ['6 * 100', '600', '60'],
])('of %s = %s on units, as if there were ten or a hundred: %s', (sum, answer, wrong) => {
  const onUnits = { ...skill, strand: 'measurement' } as unknown as Skill
  expect(wrongAnswer({ ask: 'How many?', answer, sum }, onUnits)).toBe(wrong)
})

test('where the usual mistake changes nothing, a near number tempts', () => {
  expect(wrongAnswer({ ask: 'How many?', answer: '38', sum: '32 + 6' }, skill)).toBe('48')
})

test('nothing tempts where nothing is like the answer', () => {
  expect(wrongAnswer({ ask: 'Tell a story.', answer: 'such as: two birds came' }, skill)).toBeNull()
  // What answers one other question answers it alone.
  expect(wrongAnswer({ ask: 'Who croaks?', answer: 'a toad' }, skill)).toBeNull()
})

test('what is right beside it is no decoy', () => {
  const asked = ['8', '7', '9'].map((answer) => ({ ask: 'How many?', answer }))
  expect(asked.map((prompt) => wrongAnswer(prompt, skill, asked))).toEqual(['10', '6', '10'])
})

test('a game has no wrong number twice, and no more of them than it uses', () => {
  const prompts = ['8', '8', '9'].map((answer) => ({ ask: 'How many?', answer }))
  const of = (getOut: string, wrongAnswers?: true) =>
    decoysOf({ skill, prompts, take: { steps: [getOut], wrongAnswers } as unknown as FormatTake })
  const all = of('Get out paper.', true)
  expect(new Set(all).size).toBe(3)
  for (const { answer } of prompts) expect(all).not.toContain(answer)
  expect(of('Get out paper: {answers} and {decoys}.', true)).toEqual([all[0], all[1], null])
  expect(of('Get out paper: {signs}.', true)).toEqual([all[0], null, null])
  expect(of('Get out paper.')).toEqual([null, null, null])
})

test('no question of a course is answered right by its own slip', () => {
  const skills = Object.values(courses).flatMap((course) => course?.skills ?? [])
  const same = skills.flatMap((own) =>
    own.prompts.filter((prompt) => wrongAnswer(prompt, own)?.toLowerCase() === prompt.answer.toLowerCase()),
  )
  expect(same).toEqual([])
})
