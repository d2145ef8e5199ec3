import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'A good push is 12 on the dial. Kenji reaches 9, and Ravi adds 6. How much?',
    answer: '15',
    sum: '9 + 6',
    tells: '15 is more than 12, and the chest slept on. So it is not a good push.',
    clears: 'push',
  },
]
