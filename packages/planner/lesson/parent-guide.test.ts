import type { Sheet } from '@pencil-quest/contract/sheets'
import { describe, expect, test } from 'vitest'
import { type GuideParts, parentGuide } from './parent-guide.ts'

const sheet = {
  kind: 'number-practice',
  title: 'Sums',
  instructions: 'Add.',
  view: {},
  answers: Array.from({ length: 12 }, (_, i) => ({ label: String(i + 1), answer: '5' })),
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
      before: 0,
      ...parts,
    } as unknown as GuideParts,
    (text) => text,
  )

test('of a page in extra time every other item will do, but of one with a riddle those that spell it', () => {
  expect(guide({})).toContain('"Sums". Every other item is enough.')
  const told = guide({ sheet: { ...sheet, riddle } })
  expect(told).toContain('Do numbers 2, 4, 5 and 10 first: they spell FROG.')
  expect(told).not.toContain('Every other item')
})

test('of a page within the lesson is told what spells its word, and whom that rules out; else the rest can wait', () => {
  expect(guide({ sheetMinutes: 6 })).toContain('Hand over the worksheet "Sums" for about 6 minutes, and read it out.')
  const two = { ...sheet, answers: ['1', '2'].map((label) => ({ label, answer: label })) }
  expect(guide({ sheetMinutes: 6, sheet: two })).toContain(
    'Hand over the worksheet "Sums" for about 6 minutes, and read it out. Begin with numbers 1 and 2, then do some of the others. Say: "Go."',
  )
  const told = guide({ sheetMinutes: 6, sheet: { ...sheet, riddle: { ...riddle, clears: 'the wind' } } })
  expect(told).toContain(
    'Hand over the worksheet "Sums" for about 6 minutes, and read it out. Do numbers 2, 4, 5 and 10 first: they spell FROG. Say: "Go."',
  )
  const short = { ...sheet, answers: sheet.answers.slice(0, 4), riddle: { ...riddle, clears: 'the wind' } }
  expect(guide({ sheetMinutes: 6, sheet: short })).toContain('Do all numbers: they spell FROG.')
  const opening = { ...riddle, asks: 'The wind? ____ come at once.', word: 'five', clears: 'the wind' }
  expect(guide({ sheetMinutes: 6, sheet: { ...sheet, riddle: opening } })).toContain('The wind? Five come at once.')
  expect(told).toMatch(/Read out: ".*" Cross out the wind\./)
})

test('of a page with parts the first of each is done, so that the harder part is tried, too', () => {
  const sections = [
    ['Example', '1', '2'],
    ['3', '4'],
  ].map((labels) => ({ items: labels.map((label) => ({ label })) }))
  const parts = {
    ...sheet,
    view: { sections },
    answers: ['1', '2', '3', '4'].map((label) => ({ label, answer: label })),
  }
  expect(guide({ sheetMinutes: 6, sheet: parts })).toContain('Begin with numbers 1 and 3, then do more of each part.')
})

test('of a page whose boxes have names, no box is called a number', () => {
  const boxes = {
    ...sheet,
    kind: 'sort-groups' as const,
    answers: ['It has wings.', 'It has no wings.'].map((label) => ({ label, answer: 'A, B' })),
  }
  expect(guide({ sheetMinutes: 6, sheet: boxes })).not.toContain('numbers')
})

test('of a page of many boxes the first ones are enough', () => {
  const page = (boxes: number) => ({
    ...{ sheet: { ...sheet, kind: 'organizer' as const, answers: [], view: { rows: [{ boxes: Array(boxes) }] } } },
    sheetMinutes: 6,
  })
  expect(guide(page(6))).toContain('Begin with the first three boxes. Say: "Go."')
  expect(guide(page(3))).not.toContain('boxes')
})

test('where the child says what comes first, what gives letters is not left out', () => {
  const inShort = { you: 'Ask why.', child: 'Picks what comes first.' }
  const take = { say: 'Go.', steps: ['Get out paper.'], inShort, ownOrder: true } as unknown as GuideParts['take']
  expect(guide({ take, sheetMinutes: 6 })).toContain('In any order, do numbers 1 and 2 and some of the others.')
  const told = guide({ take, sheetMinutes: 6, sheet: { ...sheet, riddle } })
  expect(told).toContain('Just for fun, numbers 2, 4, 5 and 10 spell FROG.')
  const clearing = guide({ take, sheetMinutes: 6, sheet: { ...sheet, riddle: { ...riddle, clears: 'the wind' } } })
  expect(clearing).toContain('In any order, do numbers 2, 4, 5 and 10: they spell FROG.')
})

test('a skill that comes back is called up with a question of its own, not the one that ended its first lesson', () => {
  const recall = { question: 'What is 4 + 3?', lookFor: '7.' }
  const told = guide({ recall, before: 1 })
  expect(told).toContain('Recall first. Ask: "What is 4 + 3?" Look for: 7.')
})

describe('a game', () => {
  const take = {
    say: 'Go.',
    steps: ['Get out paper.', 'Wrong? Draw it together.', 'Lay the beans again each time.'],
    inShort: { you: 'Ask a question.', child: 'Answers.', end: 'Count all beans.' },
    round: 'Your child says 4.',
    further: 'Deal three cards.',
  } as unknown as GuideParts['take']
  const gameOf = (parts: Partial<GuideParts>) =>
    guide({ take, prompts: [{ ask: 'What is 2 + 2?', answer: '4' }], ...parts })
      .split('\n')
      .filter((line) => /^(?:You|Your child|Then|Wrong\?|Question 1|From question 2 on|At the end)/.test(line))

  test('is told in the order of doing, what to do about a wrong answer after the other rules', () => {
    expect(gameOf({})).toEqual([
      'You: Ask a question.',
      'Your child: Answers.',
      'Then: Lay the beans again each time.',
      'Wrong? Draw it together.',
      'Question 1: Your child says 4.',
      'At the end: Count all beans.',
    ])
  })

  test('says whether a turn answers a question or is earned by the answer', () => {
    const prompts = [{ ask: 'What is 2 + 2?', answer: '4' }]
    expect(guide({ take, prompts })).toContain('Play, one turn for each question. Say: "Go."')
    expect(guide({ take: { ...take, earned: true }, prompts })).toContain(
      'Play: each right answer earns a turn. Say: "Go."',
    )
  })

  test('becomes harder after the first question where the lesson shows one step further', () => {
    const levels = { easier: '', harder: '', model: 'Write 3 + 9.' }
    expect(gameOf({ levels }).slice(-3)).toEqual([
      'Question 1: Your child says 4.',
      'From question 2 on: Deal three cards.',
      'At the end: Count all beans.',
    ])
  })
})
