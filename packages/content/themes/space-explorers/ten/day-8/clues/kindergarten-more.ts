import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.long-and-short'],
    ask: 'A longer line is a stronger smell. The fish line is 4 thumbs, the cloud line 9. Which is longer?',
    answer: 'the cloud line',
    tells: 'The clouds smell far stronger than fish. So it is not fish.',
    clears: 'fish',
  },
]
