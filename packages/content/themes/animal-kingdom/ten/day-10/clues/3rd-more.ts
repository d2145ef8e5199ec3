import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A bear sinks in 1 inch deep. In our print, the mud on a stick reaches from 0 to the first quarter mark. How many inches is that?',
    answer: '1/4',
    tells: '1/4 inch is much less than 1 inch. Nobody that light is a bear.',
    clears: 'bear',
  },
]
