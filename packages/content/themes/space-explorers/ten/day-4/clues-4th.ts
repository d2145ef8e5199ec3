import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'Dot feels 8 bunches of 9 thin bits and 3 loose ones. None is a petal. How many bits are there?',
    answer: '75',
    sum: '8 * 9 + 3',
    tells: '75 thin bits and not one petal. So it is no bunch of daisies.',
  },
]
