import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.symmetry'],
    ask: "In Lucia's book, each smell has a sign. The cheese sign has 1 line of symmetry. The sign for these clouds is a long rectangle. How many lines has it?",
    answer: '2',
    tells: '2 lines, and the cheese sign has 1. So it is not cheese.',
    clears: 'cheese',
  },
]
