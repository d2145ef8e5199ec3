import type { Sheet } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { type GuideParts, parentGuide } from './parent-guide.ts'

const sheet = {
  kind: 'number-practice',
  title: 'Sums',
  instructions: 'Add.',
  view: {},
  answers: [{ label: '1', answer: '5' }],
} as unknown as Sheet
const riddle = {
  asks: 'What sits in the boot?',
  word: 'frog',
  letters: ['5', '2', '10', '4'].map((item) => ({ letter: 'x', item })),
  code: [],
}
const check = { question: 'What is 2 + 2?', lookFor: '4.' }
const guide = (parts: Partial<GuideParts>) =>
  parentGuide(
    {
      skill: { id: 'math.1.add', model: 'Write 2 + 3.', check, tools: [] },
      format: {},
      levels: {},
      take: {
        say: 'Go.',
        steps: ['Get out paper.'],
        inShort: { you: 'Ask a question.', child: 'Your child answers.' },
      },
      prompts: [],
      check,
      recall: null,
      sheet,
      sheetMinutes: undefined,
      review: null,
      ...parts,
    } as unknown as GuideParts,
    (text) => text,
  )

test('of a page in extra time every other item will do, but of one with a riddle those that spell it', () => {
  expect(guide({})).toContain('"Sums". Every other item is enough.')
  const told = guide({ sheet: { ...sheet, riddle } })
  expect(told).toContain('Numbers 2, 4, 5 and 10 are enough: they solve its riddle.')
  expect(told).not.toContain('Every other item')
})

test('of a page within the lesson may wait what its riddle does not need, and without one, what is left', () => {
  expect(guide({ sheetMinutes: 6 })).toContain('what is left can wait')
  expect(guide({ sheetMinutes: 6, sheet: { ...sheet, riddle } })).toContain('what its riddle does not need can wait')
})

test('a skill that comes back is called up with a question of its own, not the one that ended its first lesson', () => {
  const recall = { question: 'What is 4 + 3?', lookFor: '7.' }
  const told = guide({ recall, review: { shownOn: 1, times: 0 } })
  expect(told).toContain('Recall first. Ask: "What is 4 + 3?" Look for: 7.')
})
