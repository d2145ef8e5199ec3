import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.patterns'],
    ask: "Suki's feet go in one line. Our track goes left, right, left, right, left. Which side is next?",
    answer: 'right',
    tells: 'Right, so it has two sides, not one line. It was not Suki.',
    clears: 'suki',
  },
]
