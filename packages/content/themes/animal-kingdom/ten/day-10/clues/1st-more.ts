import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Noor counts the steps along one log. How many more does our guest take than a bear?',
    answer: '7',
    graph: bars('Steps along one log', { bear: 2, deer: 3, ours: 9 }),
    sum: '9 - 2',
    tells: 'Seven more. Our guest takes tiny steps, so it was not a bear.',
    clears: 'bear',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'In a whole night, Pip digs 5 holes. Around one log, our guest dug a hole at each corner of a hexagon. How many holes?',
    answer: '6',
    tells: 'Six around just one log, and Pip digs 5 in all. So it was not Pip.',
    clears: 'pip',
  },
]
