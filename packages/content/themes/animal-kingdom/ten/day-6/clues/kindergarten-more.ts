import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.shapes'],
    ask: 'A scared bat flies off in a straight line. Around the stone owl, one flies a round line, back to start. Which shape?',
    answer: 'a circle',
    tells: 'A circle, right around it. So it is not a stone owl.',
    clears: 'owl',
  },
]
