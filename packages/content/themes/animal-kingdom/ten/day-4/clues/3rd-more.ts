import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A squirrel weighs 20 ounces. How many ounces too few do the reeds carry?',
    answer: '8',
    graph: rings('How many ounces it carries', { branch: 40, vine: 24, reeds: 12 }, 4),
    sum: '20 - 12',
    tells: 'They carry 8 ounces too few. They would snap, so reeds are out.',
    clears: 'reeds',
  },
]
