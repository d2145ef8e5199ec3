import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.number-puzzles'],
    ask: 'We built 17 posts. Noor finds firm ones: over 15 and under 19, not 16, not 18. How many are firm?',
    answer: '17',
    tells: 'All 17 are firm. So nothing needs a repair.',
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
