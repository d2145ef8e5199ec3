import { expect, test } from 'vitest'
import { layoutOf, sectionsOf } from './layouts.ts'

const a = { forParents: 'Fill a tray', forStudents: 'Drop the ball' }
const b = { worldToday: 'w', childRole: 'c', parentRole: 'p', missionObjective: 'm', supportTips: 's' }
const c = { story: 's', whatTheyWillDo: 'w', parentTips: 'p' }
const d = { description: 'what', lessonTitle: 'Title', activityContent: 'do', parentInstructions: 'guide' }

test('the first complete one of b, c, a, d', () => {
  expect(layoutOf({ ...a, ...b, ...c, ...d })).toBe('b')
  expect(layoutOf({ ...a, ...c, ...d })).toBe('c')
  expect(layoutOf({ ...a, ...d })).toBe('a')
  expect(layoutOf(d)).toBe('d')
})

test('an incomplete layout does not count', () => {
  expect(layoutOf({ ...b, supportTips: '', ...a })).toBe('a')
  expect(layoutOf({ story: 's', ...d })).toBe('d')
})

// Shows: plan.layouts
test('the headings of the layouts', () => {
  const headings = (fields: Parameters<typeof sectionsOf>[0]) => sectionsOf(fields).map(({ heading }) => heading)
  expect(headings(b)).toEqual([
    'The World Today',
    'Your Role Today (Child)',
    'Your Role Today (Parent)',
    'Mission Objective',
    'Support Tips',
  ])
  expect(headings({ ...b, learningMagic: 'x' })).toContain("Today's Learning Magic")
  expect(headings(d)).toEqual([null, 'Title', 'Parent Guide'])
  expect(headings({ ...d, themedLearningOutcome: 'x' })).toEqual([null, 'Title', 'Story Goal', 'Parent Guide'])
})
