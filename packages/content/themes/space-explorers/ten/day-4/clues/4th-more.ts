import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A tag says: 75 bits, picked from 6 plants. One daisy has 34 petals. How many petals would 6 daisies have?',
    answer: '204',
    sum: '6 * 34',
    tells: '204 petals would be far more than 75 bits. So these are no daisies.',
    clears: 'daisies',
  },
]
