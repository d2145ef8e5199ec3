import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.missing-number'],
    ask: 'Dot sends 14 beans at it. 6 hit the rim, the others float through: 6 + __ = 14. How many?',
    answer: '8',
    sum: '14 - 6',
    tells: '8 beans went right through. A ball is closed, so it is no ball.',
    clears: 'ball',
  },
]
