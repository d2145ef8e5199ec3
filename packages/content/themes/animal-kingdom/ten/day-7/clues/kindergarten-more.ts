import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.teen-numbers'],
    ask: "In the cool grass, where beetles sit, Noor's heat dial shows 11. A flat stone shows ten and 8 more. How much is that?",
    answer: '18',
    sum: '10 + 8',
    tells: 'Eighteen is far more than 11, and too hot. So flat stones are out.',
    clears: 'stones',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'In the grass, 9 ants stay all noon. On a flat stone sit 9 ants, too. At noon 8 run off. How many stay on the stone?',
    answer: '1',
    sum: '9 - 8',
    tells: 'Just 1 stays, and in the grass all 9 did. So flat stones are too hot.',
    clears: 'stones',
  },
]
