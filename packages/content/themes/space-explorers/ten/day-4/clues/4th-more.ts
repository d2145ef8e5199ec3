import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Dot feels just 75 bits in the bag. A daisy has 34 petals, and 6 daisies would easily fit in. How many petals would they have?',
    answer: '204',
    sum: '6 * 34',
    tells: '204 petals from just 6 daisies, and Dot feels 75 bits. So these are no daisies.',
    clears: 'daisies',
  },
]
