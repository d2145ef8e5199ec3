import { morePlans, screenTexts, viewAllPlans } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { expect, test } from 'vitest'
import { childOf, listTitle } from './plan-words.ts'

test('a title from the theme', () => {
  expect(listTitle('legend-of-zelda')).toBe('Legend Of Zelda Adventure')
})

test('the child of a plan, or what is said in its place', () => {
  const profiles = [{ id: 3, name: 'Mia' }]
  expect(childOf({ childProfileId: 3 }, profiles)).toBe('Mia')
  expect(childOf({ childProfileId: null }, profiles)).toBe('Unknown Profile')
  expect(childOf({ childProfileId: 4 }, profiles)).toBe('Deleted Profile')
})

test('the texts of the lists and the preview, word for word', () => {
  const { dashboard, plans, preview } = screenTexts
  expect([plans.title, plans.viewPlan, plans.createNew, dashboard.clearAll]).toEqual([
    'Recent Plans',
    'View Plan',
    'Create New Plan',
    'Clear All Plans',
  ])
  expect([viewAllPlans(7), morePlans(2)]).toEqual(['View All Plans (7)', 'View 2 more plans'])
  expect([texts.toasts.plansCleared, plans.cleared]).toEqual([
    'All learning plans cleared successfully',
    'All learning plans have been cleared.',
  ])
  expect(plans.clearFailed.startsWith(texts.failures.clearPlans)).toBe(true)
  expect(plans.clearFailed.endsWith(' Please try again.')).toBe(true)
  expect([preview.title, preview.aiGenerated, preview.invalid, preview.loading, preview.notAvailable]).toEqual([
    'Your Lesson Plan Preview',
    'AI Generated',
    'Invalid Plan ID',
    'Loading Your Lesson Plan',
    'Preview Not Available',
  ])
  expect(preview.frameHeight).toBe(800)
})
