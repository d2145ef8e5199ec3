import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'By the list of the makers, a bag of daisies holds 6 daisies with 34 petals each. Dot feels just 75 bits in this bag. How many petals do 6 daisies have?',
    answer: '204',
    sum: '6 * 34',
    tells: '204 petals, and Dot feels just 75 bits. So these are no daisies.',
    clears: 'daisies',
  },
]
