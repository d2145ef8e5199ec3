import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A wall may go where deer walk fewer than 1,000 times a year. Here it is 6,799 times. Round that to the nearest thousand.',
    answer: '7000',
    tells: 'About 7,000, far more than 1,000. So a wall is out.',
    clears: 'wall',
  },
]
