import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes'],
    ask: 'With a wall, deer go along it in one line. Our deer walk 3 straight sides, over the road and back. Which shape do they walk?',
    answer: 'a triangle',
    tells: 'A triangle, so they cross the road twice. A wall would shut them out, so no wall.',
    clears: 'wall',
  },
]
