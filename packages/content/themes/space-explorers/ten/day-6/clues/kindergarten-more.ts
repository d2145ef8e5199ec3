import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.add-to-10'],
    ask: "The drawer is 2 inches high. A toy rabbit's body is 2 inches high, its ears 3 more. How many inches high is the rabbit?",
    answer: '5',
    sum: '2 + 3',
    tells: '5 inches will not fit into 2. So it is no rabbit.',
    clears: 'rabbit',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Dot sorts parts: soft paw, hard eye, soft ear, soft paw. How many are soft?',
    answer: '3',
    tells: '3 parts are soft. A robot is hard all over, so it is no tiny robot.',
    clears: 'robot',
  },
]
