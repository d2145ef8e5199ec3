import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.fraction-of'],
    ask: "Sand falls through Dot's sieve, down to the last grain. Of the 75 bits from the bag, 2/25 fall through. How many bits is that?",
    answer: '6',
    sum: '75 / 25 * 2',
    tells: 'Just 6 bits fall through, and 69 stay. So it is not sand.',
    clears: 'sand',
  },
]
