import { expect, test } from 'vitest'
import { homeSections } from '../home-content.ts'
import { contentFields, contentLimits, orderInForm, sectionFields } from './content-fields.ts'
import { contentTexts, emptyContentText } from './content-texts.ts'

/** Typed once more from specification 2, sections 2, 3, 8 and 9. */
test.each([
  ['tabs', Object.values(contentTexts.tabs), 'Hero, Features, Testimonials, FAQs, CTA, Lesson Prompts'],
  ['badges', [contentTexts.active, contentTexts.inactive], 'Active, Inactive'],
  ['buttons', [contentTexts.add, contentTexts.seed], 'Add Content, Seed Initial Content'],
  [
    'toasts',
    Object.values(contentTexts.failures),
    'Failed to create content, Failed to update content, Failed to delete content, Failed to seed content',
  ],
  ['sections', homeSections, 'hero, features, testimonials, faqs, cta'],
])('%s', (_what, words, literal) => {
  expect(words.join(', ')).toBe(literal)
})

// Shows: admin-content.empty, admin-content.add
test('an empty section and a new item', () => {
  expect(emptyContentText('hero')).toBe('No hero content found. Create some content to get started.')
  expect(orderInForm).toBe(1)
})

test('every text has a section that uses it, and a limit', () => {
  const used = new Set(Object.values(sectionFields).flat())
  expect([...contentFields].sort()).toEqual([...used].sort())
  expect(Object.keys(contentLimits).sort()).toEqual([...used].sort())
})
