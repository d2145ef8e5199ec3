import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.patterns'],
    ask: 'The guest brings dust, nectar, dust, nectar, dust. What comes next?',
    answer: 'nectar',
    tells: 'Nectar, and so on, with never an insect. Wasps bring insects, so they are not wasps.',
    clears: 'wasps',
  },
]
