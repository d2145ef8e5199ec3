import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes'],
    ask: 'Three straight deer paths join wood, pond and hill. The road cuts two. Which shape do they make?',
    answer: 'a triangle',
    tells: 'A triangle, with the road across it. A wall would cut it, so no wall.',
    clears: 'wall',
  },
]
