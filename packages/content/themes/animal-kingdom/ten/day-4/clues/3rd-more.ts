import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A squirrel weighs 20 ounces. Noor graphs how many ounces each thing carries before it snaps. How many do the reeds carry?',
    answer: '12',
    graph: rings('How many ounces it carries', { branch: 40, vine: 24, reeds: 12 }, 8),
    tells: '12 is less than 20. They snap below a squirrel, so reeds are out.',
    clears: 'reeds',
  },
]
