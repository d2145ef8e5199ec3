import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'The road has 2 lanes of 12 feet and 2 edges of 8 feet. A good leap of a deer is 25 feet. How many feet are missing?',
    answer: '15',
    sum: '2 * 12 + 2 * 8 - 25',
    tells: 'Fifteen feet are missing. No deer can leap this road, so we have to help.',
  },
]
