import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'The drawer is 5 inches deep. The space in it is 5 inches, too. How many inches are hidden?',
    answer: '0',
    sum: '5 - 5',
    further: true,
    tells: 'Not one inch is hidden. So it has no secret floor.',
  },
]
