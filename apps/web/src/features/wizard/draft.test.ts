import type { PlanOptions } from '@pencil-quest/contract/generation'
import { expect, test } from 'vitest'
import { type Draft, fitToOptions, freshDraft, isStepValid, keepSuggested, parseDraft, withLength } from './draft.ts'

const options: PlanOptions = {
  themes: [{ slug: 'space-explorers', name: 'Space Explorers', world: 'Space Station', description: '' }],
  subjects: [
    { slug: 'math', name: 'Math' },
    { slug: 'reading', name: 'Reading' },
  ],
  grades: ['2nd'],
  difficulties: ['easy', 'medium'],
  durations: [30, 60],
  lengths: [5, 10],
  goalLimits: { 5: 3, 10: 6 },
}

const whole: Draft = {
  step: 2,
  theme: 'space-explorers',
  subjects: ['math', 'reading'],
  duration: 60,
  difficulty: 'medium',
  length: 10,
  selectedGoals: ['a', 'b', 'c', 'd'],
  ownGoals: 'Tell time',
  mailWhenReady: true,
}

test('a kept draft comes back whole', () => {
  expect(parseDraft(JSON.stringify(whole))).toEqual(whole)
})

test.each([null, '', 'no json', '7', 'null', '{"theme":"x","subjects":"math","step":9,"duration":"30"}'])(
  '%s gives a fresh draft',
  (text) => {
    expect(parseDraft(text)).toEqual(freshDraft)
  },
)

test('what is not offered is dropped, and the step falls back to the open one', () => {
  expect(fitToOptions({ ...whole, theme: 'lego' }, options)).toMatchObject({ theme: null, step: 0 })
  expect(fitToOptions({ ...whole, subjects: ['music'] }, options)).toMatchObject({ subjects: [], step: 1 })
  expect(fitToOptions({ ...whole, duration: 90, difficulty: 'hard' }, options)).toMatchObject({
    duration: 30,
    difficulty: 'easy',
    step: 2,
  })
})

test('a shorter plan keeps the first three goals', () => {
  expect(withLength(whole, 5).selectedGoals).toEqual(['a', 'b', 'c'])
  expect(withLength(whole, 10).selectedGoals).toEqual(['a', 'b', 'c', 'd'])
})

// Shows: wizard.goals-kept
test('goals that are no longer suggested are dropped', () => {
  expect(keepSuggested(whole, ['d', 'b']).selectedGoals).toEqual(['b', 'd'])
  expect(keepSuggested(whole, ['a', 'b', 'c', 'd'])).toBe(whole)
})

test('a step is valid when its question is answered', () => {
  expect(isStepValid(freshDraft, false)).toBe(false)
  expect(isStepValid({ ...whole, step: 0 }, false)).toBe(true)
  expect(isStepValid({ ...whole, step: 1, subjects: [] }, true)).toBe(false)
  expect(isStepValid(whole, false)).toBe(false)
  expect(isStepValid(whole, true)).toBe(true)
})
