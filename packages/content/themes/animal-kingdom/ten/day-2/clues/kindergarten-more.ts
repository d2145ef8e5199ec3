import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes'],
    ask: 'A path along a wall is one straight line. The path of our deer has 3 straight sides and 3 corners. Name its shape.',
    answer: 'a triangle',
    tells: 'A triangle goes over the road and back. A wall would cut it, so no wall.',
    clears: 'wall',
  },
]
