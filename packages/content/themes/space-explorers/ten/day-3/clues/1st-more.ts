import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-two-digits'],
    ask: "By the chest's list, a felt book has 80 stitches. Our thing has 51 stitches, and 40 more inside. How many?",
    answer: '91',
    sum: '51 + 40',
    tells: '91 is not 80. So it is no book.',
    clears: 'book',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: "By the chest's list, a felt radish takes 10 evenings. Our thing took 8 for its skin and 7 for its middle. How many?",
    answer: '15',
    sum: '8 + 7',
    tells: '15 is more than 10. So it is no radish.',
    clears: 'radish',
  },
]
