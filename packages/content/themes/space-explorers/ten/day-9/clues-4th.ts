import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.divide-remainder', 'math.5.expressions'],
    ask: 'It is twisted from 3 cords of 40 threads each. A ribbon has 90 threads. How many more has this thing?',
    answer: '30',
    sum: '3 * 40 - 90',
    tells: '30 threads more than a ribbon, and all twisted. A chain has no threads, so it is no chain.',
  },
]
