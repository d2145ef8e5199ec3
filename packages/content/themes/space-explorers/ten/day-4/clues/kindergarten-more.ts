import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.partners-of-10'],
    ask: 'Dot sniffs at 10 bits. 3 smell of dust, the others of summer. How many smell of summer?',
    answer: '7',
    sum: '10 - 3',
    tells: '3 and 7 make 10. None smells of sea, so it is no bag of shells.',
    clears: 'shells',
  },
]
