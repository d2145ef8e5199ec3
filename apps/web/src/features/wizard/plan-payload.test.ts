import type { Profile } from '@pencil-quest/contract/profiles'
import { expect, test } from 'vitest'
import { type Draft, freshDraft } from './draft.ts'
import { attemptFor, planPayload } from './plan-payload.ts'

const profile: Profile = {
  id: 3,
  name: 'Mia',
  age: 7,
  grade: '2nd',
  learningStyle: 'visual',
  interests: ['space'],
  customInterests: null,
  createdAt: '2025-06-01T10:00:00.000Z',
  updatedAt: '2025-06-01T10:00:00.000Z',
}
const draft: Draft = {
  ...freshDraft,
  step: 2,
  theme: 'space-explorers',
  subjects: ['math'],
  selectedGoals: ['Add', 'Tell time'],
}

// Shows: wizard.payload
test('selected goals are joined with commas, own words follow', () => {
  expect(planPayload(profile, draft)).toMatchObject({ goals: 'Add,Tell time', selectedGoals: ['Add', 'Tell time'] })
  expect(planPayload(profile, { ...draft, ownGoals: ' Count money ' })?.goals).toBe('Add,Tell time,Count money')
  expect(planPayload(profile, { ...draft, selectedGoals: [], ownGoals: 'Count money' })?.goals).toBe('Count money')
  expect(planPayload(profile, { ...draft, theme: null })).toBeNull()
})

test('a retry keeps its key, a changed request gets another', () => {
  let made = 0
  const newKey = () => String(++made)
  const payload = planPayload(profile, draft)
  if (!payload) throw new Error('The draft has a theme')
  const first = attemptFor(payload, null, newKey)
  expect(attemptFor({ ...payload }, first, newKey)).toBe(first)
  expect(attemptFor({ ...payload, duration: 60 }, first, newKey).key).toBe('2')
})
