import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The drawer is 4 inches high. A wooden camel is 9 inches high. How many inches too tall is it?',
    answer: '5',
    sum: '9 - 4',
    further: true,
    tells: 'It is 5 inches too tall for the drawer. So no camel is in there.',
  },
]
