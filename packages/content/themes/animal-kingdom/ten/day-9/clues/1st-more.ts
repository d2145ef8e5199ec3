import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.number-puzzles'],
    ask: 'Noor put 10 big bolts and 7 small ones into the bridge. The tight ones are over 15 and under 19, not 16, not 18. How many?',
    answer: '17',
    tells: '17, and 10 and 7 are 17, too. All are tight, so nothing needs a repair.',
    clears: 'repair',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Mateo plays guide from 7:00 on. No deer yet: long hand on 6, short hand between 8 and 9. When is it?',
    answer: '8:30',
    tells: 'At 8:30, still none had come. So a guide is no help.',
    clears: 'guide',
  },
]
