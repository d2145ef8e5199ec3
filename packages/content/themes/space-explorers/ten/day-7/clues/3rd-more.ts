import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A plate gives way by less than 1/4 inch. Kenji presses this toy in, from 0 to one quarter mark after the 2. How many inches?',
    answer: '2 1/4',
    tells: '2 1/4 inches is far more than 1/4. So it is not a plate.',
    clears: 'plate',
  },
]
