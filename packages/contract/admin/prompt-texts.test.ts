import { expect, test } from 'vitest'
import { promptIssueTypes, promptLimits, promptPreview, promptTypes } from './prompt-choices.ts'
import { issueLabel, lessonPromptTexts } from './prompt-texts.ts'

/** Typed from the specification. */
const literals = [
  'Back to Dashboard',
  'Has Draft',
  'Live',
  'Save Draft',
  'Generate Plan',
  'Select persona first',
  'Auto-Correct & Apply',
  'Continue Editing',
  'Missing Variable',
  'Missing Section',
  'Missing Structure',
  'Format Error',
  'Issue',
  'Failed to update prompt',
  'Test failed',
  'Failed to load context',
  'Failed to generate plan',
  'Failed to validate prompt',
  'Failed to auto-correct prompt',
  'Failed to apply prompt',
  'Failed to revert prompt',
  'Failed to initialize prompts',
  'Failed to copy',
]
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
const spoken = new Set(textsIn(lessonPromptTexts))

// Shows: admin-errors.prompts, admin-errors.labels
test.each(literals)('%s', (literal) => {
  expect(spoken.has(literal)).toBe(true)
})

// Shows: admin-prompts.preview, admin-prompts.scenarios
test('the numbers and kinds of the specification', () => {
  expect([promptLimits.preview, promptLimits.editorRows]).toEqual([500, 12])
  expect(promptTypes).toEqual(['single_day', 'worksheet_html'])
  expect(promptIssueTypes).toEqual(['missing_variable', 'missing_section', 'missing_structure', 'malformed_json'])
})

test.each(['other', '', 'constructor', 'toString'])('an issue of the kind "%s" is called an issue', (type) => {
  expect(issueLabel(type)).toBe('Issue')
})

test('a preview has 500 characters at most and no half of one', () => {
  expect(promptPreview('a'.repeat(500))).toBe('a'.repeat(500))
  expect(promptPreview('a'.repeat(501))).toBe(`${'a'.repeat(500)}…`)
  expect(promptPreview(`${'a'.repeat(499)}😀b`)).toBe(`${'a'.repeat(499)}…`)
})
