import type { Clue, Suspect } from '@pencil-quest/content/types'
import { describe, expect, test } from 'vitest'
import { SuspectsLeft } from './suspects.ts'

const suspect = (id: string) => ({ id, name: `a ${id}`, guess: `It may be a ${id}.` }) as Suspect
const clue = (clears?: string) => ({ ask: 'How many?', answer: '3', ...(clears && { clears }) }) as Clue
const day = (...clues: (readonly Clue[])[]) =>
  new SuspectsLeft(
    {
      suspects: ['fox', 'hen', 'owl', 'storm'].map(suspect),
      solution: { name: 'a mole', guess: 'A mole?', olderGuess: 'A mole?' },
    },
    clues,
  )

describe('the other ends of a trail', () => {
  test('are first who is open until a later lesson, then who is cleared, and last the right one', () => {
    const left = day([clue('fox')], [clue()], [clue('hen')])
    expect(left.named(0)).toEqual(['a hen', 'a fox', 'a mole'])
    expect(left.named(2)).toEqual(['a fox', 'a hen', 'a mole'])
  })

  test('are whom earlier pages have cleared, too', () => {
    const left = day([], [clue('hen')])
    left.clear('a storm', 0)
    expect(left.named(0)).toEqual(['a hen', 'a storm', 'a mole'])
    expect(left.before('').map(({ id }) => id)).toEqual(['fox', 'owl'])
  })
})
