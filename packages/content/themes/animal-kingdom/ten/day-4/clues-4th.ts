import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'The high road must hang above 20 feet and below 30. The height is a number we say when counting by fives. How many feet?',
    answer: '25',
    tells: 'Twenty-five feet up. A bread truck of 13 feet passes well below.',
  },
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'The gap between the trees is 30 feet. Even three leaps of 8 feet would not do. How many feet are missing?',
    answer: '6',
    sum: '30 - 3 * 8',
    tells: 'Six feet are missing. Leaping is out, so the squirrels need something to run on.',
  },
]
