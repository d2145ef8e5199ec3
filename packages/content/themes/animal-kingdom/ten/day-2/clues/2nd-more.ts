import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.hundreds'],
    ask: "By Noor's notes, crosswalks help deer only with fewer than 100 trucks a day. On our road, it is 4 hundreds and 5 ones. Write the number.",
    answer: '405',
    sum: '4 * 100 + 5',
    tells: '405 is far more than 100. So a crosswalk is out.',
    clears: 'crosswalk',
  },
]
