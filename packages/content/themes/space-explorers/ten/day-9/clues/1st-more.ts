import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'A wire snaps at bend 10. Dot bends our thing 8 times, then 5 times more. How many bends?',
    answer: '13',
    sum: '8 + 5',
    tells: '13 is more than 10, and nothing snapped. So it is no wire.',
    clears: 'wire',
  },
]
