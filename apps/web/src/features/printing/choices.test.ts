import { printChoicesSchema } from '@pencil-quest/contract/print-choices'
import { expect, test } from 'vitest'
import { choicesOf, type PrintForm, packagePath, pagePath, pdfName } from './choices.ts'

const form: PrintForm = { paper: 'a4', part: 'all', day: 3, sheet: 'd2-math', answers: 'without' }

test.each([
  [form, { paper: 'a4', answers: 'without' }],
  [
    { ...form, part: 'day' },
    { paper: 'a4', days: '3', answers: 'without' },
  ],
  [
    { ...form, part: 'sheet', answers: 'with' },
    { paper: 'a4', sheet: 'd2-math', answers: 'with' },
  ],
] as const)('only the chosen part is asked for', (given, asked) => {
  expect(choicesOf(given)).toEqual(asked)
  expect(printChoicesSchema.safeParse(choicesOf(given)).success).toBe(true)
})

test('the same choices as a query', () => {
  expect(pagePath(7, choicesOf({ ...form, part: 'day' }))).toBe(
    '/api/learning-plan/7/page?paper=a4&days=3&answers=without',
  )
  expect(pagePath(7, {})).toBe('/api/learning-plan/7/page')
  expect(packagePath(7, { paper: 'a4' })).toBe('/api/learning-plan/7/package?paper=a4')
  expect(packagePath(7, {}, '/files/7.zip')).toBe('/files/7.zip')
})

test('the whole plan is saved under the specified name', () => {
  expect(pdfName(7, choicesOf(form))).toBe('lesson-plan-7.pdf')
  expect(pdfName(7, { days: '3' })).toBe('lesson-plan-7-day-3.pdf')
  expect(pdfName(7, { sheet: 'd2-math' })).toBe('lesson-plan-7-worksheet-d2-math.pdf')
})
