import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'Trees stand at 12, 24, 36 feet and so on. The one at 48 is missing. How many feet is it from 36 to the next tree?',
    answer: '24',
    sum: '60 - 36',
    tells: 'A gap of 24 feet, which is small. If bats turn back here, the trees are not to blame.',
  },
]
