import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A felt book has 80 stitches at most. Our thing has 51, and 40 more inside. How many stitches?',
    answer: '91',
    sum: '51 + 40',
    tells: '91 is more than 80. So it is no book.',
    clears: 'book',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A felt radish takes 10 evenings. Our thing took 8 for its skin and 7 for its middle. How many evenings?',
    answer: '15',
    sum: '8 + 7',
    tells: '15 is more than 10. So it is no radish.',
    clears: 'radish',
  },
]
