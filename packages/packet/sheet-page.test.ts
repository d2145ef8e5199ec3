import type { Artwork } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { answersPage } from './pages/answers.ts'
import { type Patterns, sheetPage } from './pages/sheet.ts'
import { sheetStyle } from './style/sheet-style.ts'

const sheet = {
  id: 's1',
  kind: 'number-practice',
  grade: '2nd',
  title: 'Sums',
  instructions: 'Add.',
  view: {},
  answers: [{ label: '1', answer: '7' }],
  samples: [],
} as unknown as Sheet
const patterns = { 'number-practice': { name: 'sums', html: '', css: '' } } as unknown as Patterns
const planWith = (secret?: object) =>
  ({
    days: [{ day: 1, activities: [{ id: 'a1', meta: { sheetId: 's1', objective: 'I can add.' } }], secret }],
    sheets: [sheet],
  }) as unknown as PlanDocument

test('a page says which of its numbers gives a letter, and nothing where none does', () => {
  const letters = [{ letter: 'a', from: { activityId: 'a1', sheetItem: '4', answer: '7' } }]
  expect(sheetPage(planWith({ letters }), sheet, patterns).text).toContain('Number 4 gives a letter')
  const others = [{ letter: 'a', from: { activityId: 'a2', sheetItem: '4', answer: '7' } }]
  expect(sheetPage(planWith({ letters: others }), sheet, patterns).text).not.toContain('gives a letter')
  expect(sheetPage(planWith(), sheet, patterns).text).not.toContain('gives a letter')
})

test('a riddle has a box for each letter and the code, and its word stands in the key alone', () => {
  const riddle = {
    asks: 'What is in the <boot>?',
    word: 'frog',
    letters: [...'frog'].map((letter, i) => ({ letter, item: String(i + 1) })),
    code: [{ answer: '7', letter: 'f' }],
  }
  const { text } = sheetPage(planWith(), { ...sheet, riddle }, patterns)
  expect(text).toContain('What is in the &lt;boot&gt;?')
  expect(text.match(/<li><span><\/span>\d<\/li>/g)).toHaveLength(4)
  expect(text).toContain('7 = <b>F</b>')
  expect(text.toLowerCase()).not.toContain('frog')
  expect(answersPage(planWith(), [{ ...sheet, riddle }]).text).toContain('FROG')
})

test('a trail has its numbers, signs and ends, and where it leads stands in the key alone', () => {
  const fork = { up: '7', down: '<8>' }
  const trail = {
    asks: 'Noor has ruled one of these out.',
    steps: [
      { item: '1', places: [fork] },
      { item: '2', places: [fork, fork] },
      { item: '3', places: [null, fork, null] },
      { item: '4', places: [fork, fork] },
    ],
    ends: ['a fox', 'an owl', 'the <wind>'],
    ...{ clears: 'an owl', why: 'Not an owl: it slept.' },
  }
  const artwork = { suspects: { 'a fox': '<path d="M1 2z"/>' } } as unknown as Artwork
  const { text } = sheetPage(planWith(), { ...sheet, trail }, patterns, { artwork })
  expect(text.match(/<circle/g)).toHaveLength(6)
  expect(text.match(/&lt;8&gt;/g)).toHaveLength(6)
  expect(text).toContain('the &lt;wind&gt;')
  expect(text.match(/M1 2z/g)).toHaveLength(1)
  expect(text).not.toContain('it slept')
  expect(answersPage(planWith(), [{ ...sheet, trail }]).text).toContain('an owl. Cross out an owl.')
})

test('readings have a box for each number, the limit twice and the suspect, and what they prove stands in the key alone', () => {
  const readings = {
    ...{ says: 'A fox howls louder than 6,500.', most: 'loudest <howl>', side: 'over' as const, limit: '6500' },
    ...{ items: ['1', '3', '4'], clears: 'a fox', why: 'No howl is louder than 6,500.' },
  }
  const artwork = { suspects: { 'a fox': '<path d="M1 2z"/>' } } as unknown as Artwork
  const { text } = sheetPage(planWith(), { ...sheet, readings }, patterns, { artwork })
  expect(text.match(/<li><span><\/span>\d<\/li>/g)).toHaveLength(3)
  expect(text).toContain('A fox howls louder than 6,500.')
  expect(text).toContain('Circle the loudest &lt;howl&gt;.')
  expect(text).toContain('Is it over 6,500? If not, cross out a fox on')
  expect(text.match(/M1 2z/g)).toHaveLength(1)
  expect(text).not.toContain('No howl')
  expect(answersPage(planWith(), [{ ...sheet, readings }]).text).toContain('No howl is louder than 6,500.')
})

test("what draws a trail reaches no other map, nor a suspect's picture", () => {
  const selectors = [...sheetStyle.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((one) => one.trim())
  const ofMaps = selectors.filter((selector) => /\bmap\b|\bcircle\b/.test(selector))
  expect(ofMaps.length).toBeGreaterThan(0)
  for (const selector of ofMaps) expect(selector).toMatch(/^\.trail \.map\b/)
})
