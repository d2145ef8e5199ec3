import { courses } from '@pencil-quest/content/courses'
import type { Format, FormatTake, Skill } from '@pencil-quest/content/types'
import { expect, test } from 'vitest'
import { newWords } from './new-words.ts'
import { materialsOf } from './quantities.ts'

const skill = {
  model: 'Lay 3 rows. Say: that is an array.',
  iCan: 'I can lay rows.',
  check: { question: 'How many rows?', lookFor: 'Three rows.' },
  again: { easier: '', harder: '', model: 'Cut it. Say: now the parts are equal.' },
  keywords: [
    { word: 'array', definition: 'rows that are alike' },
    { word: 'equal', definition: 'of the same amount' },
  ],
  prompts: [
    { ask: 'How many rows?', answer: '3' },
    { ask: 'Are the parts equal?', answer: 'yes', further: true },
  ],
} as unknown as Skill

test('a word is told by the lesson that shows it, and used by those after it', () => {
  expect(newWords(skill, 0)).toBe('New word: array – rows that are alike.')
  expect(newWords(skill, 1)).toBe("New word: equal – of the same amount.\nToday's word: array.")
  expect(newWords(skill, 2)).toBe('Use in your answers: array and equal.')
})

test('every word of a skill is told in one of its first two lessons', () => {
  for (const { skills } of Object.values(courses))
    for (const own of skills)
      for (const { word } of own.keywords)
        expect(`${newWords(own, 0)}\n${newWords(own, 1)}`, own.id).toContain(`New word: ${word} –`)
})

test('amounts are numbers: of the questions, and of the largest answer', () => {
  const prompts = ['7', 'a cat', '12'].map((answer) => ({ ask: '', answer }))
  const of = (quantity: string, tools: Skill['tools'] = []) => {
    const take = { materials: [{ name: 'beans', quantity, core: true }] } as unknown as FormatTake
    return materialsOf({ take, format: {} as Format, skill: { ...skill, tools }, prompts, sheet: null })[0]?.quantity
  }
  expect(of('{questions} sheets')).toBe('3 sheets')
  expect(of('{questions*2+1}')).toBe('7')
  expect(of('{largest+4}')).toBe('16')
  expect(of('a handful')).toBe('a handful')
  // Of a thing that the skill needs, too, the more.
  const tool = (quantity: string) => [{ name: 'beans', quantity, core: true }]
  expect(of('{questions} sheets', tool('1 sheet'))).toBe('3 sheets')
  expect(of('1', tool('6'))).toBe('6')
})
