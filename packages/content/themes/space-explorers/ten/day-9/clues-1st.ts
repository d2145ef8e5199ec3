import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The thing is 10 feet long. Its drawer is 1 foot long. How many feet longer is the thing?',
    answer: '9',
    sum: '10 - 1',
    further: true,
    tells: 'It is 9 feet longer than its drawer. So it must bend, and it is no pole.',
  },
]
