import { promptLimits, promptTypes, promptVariables } from '@pencil-quest/contract/admin/prompt-choices'
import { daySchema } from '@pencil-quest/contract/plan-document'
import { sheetSchema } from '@pencil-quest/contract/sheets'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoCorrect } from './auto-correct.ts'
import { builtInParts, builtInPrompt, writtenPart } from './built-in/prompts.ts'
import { jsonBlocksOf } from './json-blocks.ts'
import { requirements } from './requirements.ts'
import { fillTemplate, namedVariables } from './template-variables.ts'
import { isApplicable, validatePrompt } from './validate-prompt.ts'

const values = {
  childName: '{child}',
  age: '7',
  grade: '2nd',
  subjects: 'math, reading',
  difficulty: 'easy',
  theme: 'Space Explorers',
  duration: '30',
  dayNumber: '3',
  goals: 'None in particular.',
}
const examplesOf = (text: string) => jsonBlocksOf(fillTemplate(text, values)).map(({ source }) => JSON.parse(source))

// Shows: admin-prompts.variables
describe.each(promptTypes)('the built-in %s', (type) => {
  const text = builtInPrompt(type)

  test('has no issue, names every variable and leaves none unfilled', () => {
    expect(validatePrompt(type, text)).toEqual([])
    expect(namedVariables(text)).toEqual(new Set(promptVariables))
    expect(fillTemplate(text, values)).not.toContain('{{')
    expect(text.length).toBeLessThan(promptLimits.content / 2)
  })

  test('is not corrected', () => {
    expect(autoCorrect(type, text)).toEqual({ text, corrections: [] })
  })

  test.each(requirements[type].variables)('without %s has an issue', (name) => {
    const issues = validatePrompt(type, text.replaceAll(`{{${name}}}`, 'something'))
    expect(issues).toContainEqual({ type: 'missing_variable', description: `{{${name}}} is not used.`, required: true })
    expect(isApplicable(issues)).toBe(false)
  })

  test.each(requirements[type].sections)('without the section %s has an issue, and gets it back', (heading) => {
    const part = builtInParts[type].find((one) => one.heading === heading)
    const without = text.replace(part ? writtenPart(part) : '', '').trim()
    const issue = { type: 'missing_section', description: `There is no section "${heading}".`, required: true }
    expect(validatePrompt(type, without)).toContainEqual(issue)
    const { text: corrected, corrections } = autoCorrect(type, without)
    expect(corrections[0]).toBe(`Added the section "${heading}".`)
    expect(validatePrompt(type, corrected)).toEqual([])
    expect(corrected.startsWith(without)).toBe(true)
  })
})

test('the example of a day is a day of the plan document', () => {
  const [day] = examplesOf(builtInPrompt('single_day'))
  expect(daySchema.parse(day)).toEqual(day)
})

test('the examples of worksheets are sheets of the plan document', () => {
  const [first, ...others] = examplesOf(builtInPrompt('worksheet_html'))
  for (const example of [first, ...others]) sheetSchema.parse({ ...first, ...example })
  expect(others).toHaveLength(2)
})

test('what is advised keeps nothing from being applied', () => {
  const issues = validatePrompt('single_day', builtInPrompt('single_day').replaceAll('{{goals}}', 'none'))
  expect(issues).toMatchObject([{ type: 'missing_variable', required: false }])
  expect(isApplicable(issues)).toBe(true)
})

test.each([
  ['an unknown variable', 'Hello {{hobby}}', 'malformed_json', '{{hobby}} is no variable'],
  ['open braces', 'Grade {{grade}', 'malformed_json', 'not closed'],
  ['broken JSON', '```json\n{ "day": }\n```', 'malformed_json', 'cannot be read'],
  ['JSON that is not closed', '```json\n{ "day": {{dayNumber}}\n## Next', 'malformed_json', 'cannot be read'],
  ['no JSON', 'Write a day.', 'missing_structure', 'no JSON example'],
  [
    'a missing field',
    '```json\n{ "day": {{dayNumber}}, "activities": [{}] }\n```',
    'missing_structure',
    '"activities[].meta"',
  ],
])('%s is an issue', (_what, text, type, words) => {
  const found = validatePrompt('single_day', text).filter((one) => one.type === type)
  expect(found.some(({ description, required }) => required && description.includes(words))).toBe(true)
})

test('fields are added to the example that is there, its variables kept', () => {
  const own =
    '```json\n{ "mine": "Day {{dayNumber}}", "day": {{dayNumber}}, "activities": [{ "subject": "art" }] }\n```'
  const [example] = examplesOf(autoCorrect('single_day', own).text)
  expect(example).toMatchObject({ mine: 'Day 3', day: 3, activities: [{ subject: 'art', requiresWorksheet: false }] })
})

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('{', '{{', '}}', '{{age}}', '{{ goals }}', '{{hobby}}', '\n', '\n## Child', '\n# output and more\n'),
  fc.constantFrom(
    '\n```json\n',
    '\n```\n',
    '{"day": 1}',
    '{"day": {{dayNumber}}, "activities": [{}]}',
    '[1]',
    'null',
    '"',
  ),
)

test('whatever is written, the corrected text has no issue that is required, and is not corrected again', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom(...promptTypes), (parts, type) => {
      const { text } = autoCorrect(type, parts.join(''))
      expect(validatePrompt(type, text)).toEqual([])
      expect(autoCorrect(type, text)).toEqual({ text, corrections: [] })
    }),
    { numRuns: 2000 },
  )
})

test('a value is put in as it is, whatever it holds', () => {
  const filled = fillTemplate('{{goals}} and {{ age }} and {{other}}', { ...values, goals: "$& {{age}} $'" })
  expect(filled).toBe("$& {{age}} $' and 7 and {{other}}")
})
