import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The branch can carry five big stones. A plank is as heavy as nine. How many stones too heavy is the plank?',
    answer: '4',
    sum: '9 - 5',
    further: true,
    tells: 'Four too heavy. Planks are off the list.',
  },
]
