import { bars } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.three-bar-graph', 'math.2.four-bar-graph'],
    ask: 'An old list shows toys. How many more are soft than hard?',
    answer: '4',
    graph: bars('Toys on the old list', { soft: 6, hard: 2 }),
    sum: '6 - 2',
    tells: '4 more are soft. So the one in the drawer may well be soft.',
  },
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: 'The drawer has 2 equal parts. Somebody fills just one of them. What is that part called?',
    answer: 'a half',
    tells: 'Somebody fills a half, ears and all. A rabbit with long ears needs more room.',
  },
]
