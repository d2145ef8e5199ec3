import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.divide'],
    ask: 'A clover has 3 round parts. A card says: 56 bits from 7 plants, the same number from each. How many bits did one plant give?',
    answer: '8',
    sum: '56 / 7',
    tells: '8 bits do not come from 3 parts. So it is no clover.',
    clears: 'clover',
  },
]
