import type { Clue, World } from '@pencil-quest/content/types'
import type { Difficulty } from '@pencil-quest/contract/choices'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'
import type { SkillVisit } from '../skill-sequence.ts'
import { ClueGiver } from './clues.ts'
import { QuestionTurn } from './question-turn.ts'

const clue = (skill: string, clears?: string): Clue =>
  ({ skills: [skill], ask: `${skill} ${clears}?`, answer: '1', tells: 'So.', ...(clears && { clears }) }) as Clue
const visit = (id: string) => ({ skill: { id }, isReview: false }) as SkillVisit
const giver = (clues: readonly Clue[], difficulty: Difficulty = 'medium') => {
  const suspects = ['fox', 'owl', 'wind'].map((id) => ({ id, name: `the ${id}` }))
  return new ClueGiver({ arcs: { 5: [{ clues, suspects }] } } as unknown as World, { length: 5, difficulty })
}
const cleared = (clues: readonly Clue[]) => clues.map(({ clears }) => clears)

test('a lesson leaves a later one of its day a suspect to rule out, where it has another itself', () => {
  const clues = [clue('add', 'fox'), clue('add', 'owl'), clue('count', 'fox')]
  expect(cleared(giver(clues).of(1, visit('add'), { ahead: '', later: [visit('count')] }))).toEqual(['owl'])
  expect(cleared(giver(clues).of(1, visit('add'), { ahead: '', later: [] }))).toEqual(['fox', 'owl'])
})

test('of later lessons the one with the least choice keeps its suspect, and a plain clue needs none', () => {
  const clues = [
    clue('add', 'fox'),
    clue('add', 'wind'),
    clue('count', 'fox'),
    clue('count', 'wind'),
    clue('read', 'wind'),
  ]
  const rest = { ahead: '', later: [visit('count'), visit('read')] }
  // Both would be kept, and then this lesson had none.
  expect(cleared(giver(clues).of(1, visit('add'), rest))).toEqual(['fox', 'wind'])
  const plain = [...clues, clue('count')]
  expect(cleared(giver(plain).of(1, visit('add'), rest))).toEqual(['fox'])
})

test('nothing is asked about a suspect that an earlier lesson ruled out', () => {
  const asksAboutFox = { ...clue('add'), ask: 'How many prints has the fox left?' }
  const clues = [clue('count', 'fox'), asksAboutFox, clue('add')]
  const day = giver(clues)
  const asked = () => day.of(1, visit('add'), { ahead: '', later: [] }).map(({ ask }) => ask)
  expect(asked()).toContain(asksAboutFox.ask)
  day.take(clues.slice(0, 1))
  expect(asked()).toEqual(['add undefined?'])
})

test('whom a later lesson wonders about stays a suspect', () => {
  const clues = [clue('add', 'fox'), clue('add', 'owl')]
  expect(cleared(giver(clues).of(1, visit('add'), { ahead: 'Did the fox do it?', later: [] }))).toEqual(['owl'])
})

test.each([
  ['easy', ['owl', 'wind', 'fox']],
  ['medium', ['fox', 'owl', 'wind']],
  ['hard', ['fox', 'wind', 'owl']],
] as const)('clues of a plan that is %s', (difficulty, order) => {
  const sums = { fox: '7 * 8', owl: '20 + 30', wind: '3 * 4' }
  const clues = Object.entries(sums).map(([who, sum]) => ({ ...clue('add', who), sum }))
  const found = giver(clues, difficulty).of(1, visit('add'), { ahead: '', later: [] })
  expect(cleared(found)).toEqual(order)
})

test('what was worked out counts for its day and for the plan', () => {
  const turn = new QuestionTurn(seeded('turn'))
  turn.take({ id: 'math.3.multiply' } as SkillVisit['skill'], [], ['7 * 6'])
  const asked = { ask: 'How many are 7 rows of 6?', answer: '42', sum: '7 * 6' }
  expect([turn.isHeard(asked), turn.isHeardToday(asked)]).toEqual([true, true])
  turn.beginDay()
  expect([turn.isHeard(asked), turn.isHeardToday(asked)]).toEqual([true, false])
  turn.take({ id: 'math.5.add-unlike-fractions' } as SkillVisit['skill'], [], ['1/5 + 2/3'])
  const walked = 'Olu heard walking for 1/5 of it, and sitting for 2/3. How much together?'
  expect(turn.isHeard({ ask: walked, answer: '13/15' })).toBe(true)
  expect(turn.isHeard({ ask: walked.replace('2/3', '1/3'), answer: '8/15' })).toBe(false)
  turn.take({ id: 'math.3.tell-time' } as SkillVisit['skill'], [], ['8:35'])
  expect(turn.isHeard({ ask: 'Short hand past 8, long hand on 7: what time?', answer: '8:35 a.m.' })).toBe(true)
  expect(turn.isHeard({ ask: 'Short hand past 8, long hand on 8: what time?', answer: '8:40 a.m.' })).toBe(false)
})
