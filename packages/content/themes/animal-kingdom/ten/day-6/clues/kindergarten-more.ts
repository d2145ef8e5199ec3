import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes'],
    ask: 'A scared bat flies off in a line. Around the stone owl, one flies 4 equal sides with square corners. Which shape?',
    answer: 'a square',
    tells: 'A square, right around it. So it is not a stone owl.',
    clears: 'owl',
  },
]
