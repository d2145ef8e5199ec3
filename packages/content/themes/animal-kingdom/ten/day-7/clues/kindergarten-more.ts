import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.teen-numbers'],
    ask: "Beetles like 11 on Noor's heat dial. A flat stone shows ten and 8 more. How much is that?",
    answer: '18',
    sum: '10 + 8',
    tells: 'Eighteen is far more than 11. So flat stones are too hot.',
    clears: 'stones',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'On a flat stone sit 8 ants. The sun heats the stone, and 8 run off. How many stay?',
    answer: '0',
    sum: '8 - 8',
    tells: 'Not one stays, for it is too hot. So flat stones are out.',
    clears: 'stones',
  },
]
